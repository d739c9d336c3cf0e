<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_GB">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New model</source>
        <translation>&amp;Neues Modell</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Start page: gallery and recent files</source>
        <translation>Startseite: Galerie und zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <translation>Von der Platte neu laden</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Ausliefern</translation>
    </message>
    <message>
        <source>Navigator</source>
        <translation>Navigator</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;View/Theme</source>
        <translation>&amp;Ansicht/Erscheinungsbild</translation>
    </message>
    <message>
        <source>Theme: as the system</source>
        <translation>Erscheinungsbild: wie das System</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>Erscheinungsbild: hell</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>Erscheinungsbild: dunkel</translation>
    </message>
    <message>
        <source>&amp;View/Language</source>
        <translation>&amp;Ansicht/Sprache</translation>
    </message>
    <message>
        <source>Language: as the system</source>
        <translation>Sprache: wie das System</translation>
    </message>
    <message>
        <source>Next document</source>
        <translation>Nächstes Dokument</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>Add table</source>
        <translation>Tabelle hinzufügen</translation>
    </message>
    <message>
        <source>Add global secondary index</source>
        <translation>Globalen Sekundärindex hinzufügen</translation>
    </message>
    <message>
        <source>Add local secondary index</source>
        <translation>Lokalen Sekundärindex hinzufügen</translation>
    </message>
    <message>
        <source>Add entity type</source>
        <translation>Entitätstyp hinzufügen</translation>
    </message>
    <message>
        <source>Add item</source>
        <translation>Item hinzufügen</translation>
    </message>
    <message>
        <source>Add access pattern</source>
        <translation>Zugriffsmuster hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>A&amp;usführen</translation>
    </message>
    <message>
        <source>Run all access patterns</source>
        <translation>Alle Zugriffsmuster ausführen</translation>
    </message>
    <message>
        <source>Open the pattern in Query</source>
        <translation>Das Muster in Abfrage öffnen</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>Go to anything…</source>
        <translation>Überallhin springen …</translation>
    </message>
    <message>
        <source>Copy CreateTable JSON</source>
        <translation>CreateTable-JSON kopieren</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>About Hashrange</source>
        <translation>Über Hashrange</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Vergleichen mit …</translation>
    </message>
    <message>
        <source>Compare with the file on disk</source>
        <translation>Mit der Datei auf der Platte vergleichen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Find entity types in the items…</source>
        <translation>Entitätstypen in den Items finden …</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Is DynamoDB right for this?</source>
        <translation>Ist DynamoDB dafür richtig?</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>1 item</source>
        <translation>1 Item</translation>
    </message>
    <message>
        <source>%1 items</source>
        <translation>%1 Items</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>LSI</source>
        <translation>LSI</translation>
    </message>
    <message>
        <source>GSI, overloaded</source>
        <translation>GSI, überladen</translation>
    </message>
    <message>
        <source>GSI, sparse</source>
        <translation>GSI, dünn besetzt</translation>
    </message>
    <message>
        <source>GSI</source>
        <translation>GSI</translation>
    </message>
    <message>
        <source>%1 of %2 items</source>
        <translation>%1 von %2 Items</translation>
    </message>
    <message>
        <source>Projects everything</source>
        <translation>Projiziert alles</translation>
    </message>
    <message>
        <source>Projects keys only</source>
        <translation>Projiziert nur Schlüssel</translation>
    </message>
    <message>
        <source>Projects keys, %1</source>
        <translation>Projiziert Schlüssel, %1</translation>
    </message>
    <message>
        <source>Table, deployed</source>
        <translation>Tabelle, im Einsatz</translation>
    </message>
</context>
<context>
    <name>Cell</name>
    <message>
        <source>A set is written as a list: [&quot;a&quot;, &quot;b&quot;]</source>
        <translation>Ein Set wird als Liste geschrieben: [&quot;a&quot;, &quot;b&quot;]</translation>
    </message>
    <message>
        <source>A list is written in brackets: [1, &quot;two&quot;]</source>
        <translation>Eine Liste steht in eckigen Klammern: [1, &quot;zwei&quot;]</translation>
    </message>
    <message>
        <source>A map is written in braces: {&quot;city&quot;: &quot;Oslo&quot;}</source>
        <translation>Eine Map steht in geschweiften Klammern: {&quot;city&quot;: &quot;Oslo&quot;}</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>Save as SVG…</source>
        <translation>Als SVG speichern …</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>SVG-Bild (*.svg)</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Als PNG speichern …</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern …</translation>
    </message>
    <message>
        <source>Table as CSV (*.csv)</source>
        <translation>Tabelle als CSV (*.csv)</translation>
    </message>
    <message>
        <source>The picture is too large.</source>
        <translation>Das Bild ist zu groß.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Image copied</source>
        <translation>Bild kopiert</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Table %1</source>
        <translation>Tabelle %1</translation>
    </message>
    <message>
        <source>Access pattern %1, %2</source>
        <translation>Zugriffsmuster %1, %2</translation>
    </message>
    <message>
        <source>%1: attribute %2</source>
        <translation>%1: Attribut %2</translation>
    </message>
    <message>
        <source>%1: type of attribute %2</source>
        <translation>%1: Typ des Attributs %2</translation>
    </message>
    <message>
        <source>%1: entity type %2</source>
        <translation>%1: Entitätstyp %2</translation>
    </message>
    <message>
        <source>%1: relation %2</source>
        <translation>%1: Beziehung %2</translation>
    </message>
    <message>
        <source>%1: index %2</source>
        <translation>%1: Index %2</translation>
    </message>
    <message>
        <source>%1: key of index %2</source>
        <translation>%1: Schlüssel des Index %2</translation>
    </message>
    <message>
        <source>%1: projection of index %2</source>
        <translation>%1: Projektion des Index %2</translation>
    </message>
    <message>
        <source>%1: capacity of index %2</source>
        <translation>%1: Kapazität des Index %2</translation>
    </message>
    <message>
        <source>%1: scaling of index %2</source>
        <translation>%1: Skalierung des Index %2</translation>
    </message>
    <message>
        <source>%1, entity type %2: template of %3</source>
        <translation>%1, Entitätstyp %2: Vorlage von %3</translation>
    </message>
    <message>
        <source>%1, entity type %2: variable %3</source>
        <translation>%1, Entitätstyp %2: Variable %3</translation>
    </message>
    <message>
        <source>%1, entity type %2: attribute %3</source>
        <translation>%1, Entitätstyp %2: Attribut %3</translation>
    </message>
    <message>
        <source>%1: item %2</source>
        <translation>%1: Item %2</translation>
    </message>
    <message>
        <source>%1: %3 of item %2</source>
        <translation>%1: %3 des Items %2</translation>
    </message>
    <message>
        <source>%1: key</source>
        <translation>%1: Schlüssel</translation>
    </message>
    <message>
        <source>%1: billing mode</source>
        <translation>%1: Abrechnungsart</translation>
    </message>
    <message>
        <source>%1: capacity</source>
        <translation>%1: Kapazität</translation>
    </message>
    <message>
        <source>%1: auto scaling of reads</source>
        <translation>%1: Autoskalierung der Lesezugriffe</translation>
    </message>
    <message>
        <source>%1: auto scaling of writes</source>
        <translation>%1: Autoskalierung der Schreibzugriffe</translation>
    </message>
    <message>
        <source>%1: most request units</source>
        <translation>%1: höchste Anfrageeinheiten</translation>
    </message>
    <message>
        <source>%1: warm throughput</source>
        <translation>%1: warmer Durchsatz</translation>
    </message>
    <message>
        <source>%1: table class</source>
        <translation>%1: Tabellenklasse</translation>
    </message>
    <message>
        <source>%1: stream</source>
        <translation>%1: Stream</translation>
    </message>
    <message>
        <source>%1: time to live</source>
        <translation>%1: Lebensdauer</translation>
    </message>
    <message>
        <source>%1: deletion protection</source>
        <translation>%1: Löschschutz</translation>
    </message>
    <message>
        <source>%1: recovery period in days</source>
        <translation>%1: Wiederherstellungszeitraum in Tagen</translation>
    </message>
    <message>
        <source>%1: encryption</source>
        <translation>%1: Verschlüsselung</translation>
    </message>
    <message>
        <source>%1: deployed</source>
        <translation>%1: in Betrieb</translation>
    </message>
    <message>
        <source>%1: tags</source>
        <translation>%1: Tags</translation>
    </message>
    <message>
        <source>Model: name</source>
        <translation>Modell: Name</translation>
    </message>
    <message>
        <source>Model: author</source>
        <translation>Modell: Autor</translation>
    </message>
    <message>
        <source>Model: description</source>
        <translation>Modell: Beschreibung</translation>
    </message>
    <message>
        <source>%1, entity type %2: description</source>
        <translation>%1, Entitätstyp %2: Beschreibung</translation>
    </message>
    <message>
        <source>%1, entity type %2: badge</source>
        <translation>%1, Entitätstyp %2: Abzeichen</translation>
    </message>
    <message>
        <source>%1, entity type %2: samples</source>
        <translation>%1, Entitätstyp %2: Beispiele</translation>
    </message>
    <message>
        <source>%1, entity type %2: expected items</source>
        <translation>%1, Entitätstyp %2: erwartete Items</translation>
    </message>
    <message>
        <source>%1, entity type %2: expected bytes</source>
        <translation>%1, Entitätstyp %2: erwartete Bytes</translation>
    </message>
    <message>
        <source>Access pattern %1: name</source>
        <translation>Zugriffsmuster %1: Name</translation>
    </message>
    <message>
        <source>Access pattern %1: description</source>
        <translation>Zugriffsmuster %1: Beschreibung</translation>
    </message>
    <message>
        <source>Access pattern %1: operation</source>
        <translation>Zugriffsmuster %1: Operation</translation>
    </message>
    <message>
        <source>Access pattern %1: table</source>
        <translation>Zugriffsmuster %1: Tabelle</translation>
    </message>
    <message>
        <source>Access pattern %1: index</source>
        <translation>Zugriffsmuster %1: Index</translation>
    </message>
    <message>
        <source>Access pattern %1: key condition</source>
        <translation>Zugriffsmuster %1: Schlüsselbedingung</translation>
    </message>
    <message>
        <source>Access pattern %1: filter</source>
        <translation>Zugriffsmuster %1: Filter</translation>
    </message>
    <message>
        <source>Access pattern %1: names</source>
        <translation>Zugriffsmuster %1: Namen</translation>
    </message>
    <message>
        <source>Access pattern %1: values</source>
        <translation>Zugriffsmuster %1: Werte</translation>
    </message>
    <message>
        <source>Scenario %1: description</source>
        <translation>Szenario %1: Beschreibung</translation>
    </message>
    <message>
        <source>Scenario %1: percent of the traffic</source>
        <translation>Szenario %1: Prozent der Last</translation>
    </message>
    <message>
        <source>Scenario %1: months of growth</source>
        <translation>Szenario %1: Monate Wachstum</translation>
    </message>
    <message>
        <source>Scenario %1: key popularity</source>
        <translation>Szenario %1: Beliebtheit der Schlüssel</translation>
    </message>
    <message>
        <source>Scenario %1: daily curve</source>
        <translation>Szenario %1: Tagesverlauf</translation>
    </message>
    <message>
        <source>Scenario %1: billing mode</source>
        <translation>Szenario %1: Abrechnungsart</translation>
    </message>
    <message>
        <source>Scenario %1: warm throughput</source>
        <translation>Szenario %1: Warm Throughput</translation>
    </message>
    <message>
        <source>Scenario %1: DAX</source>
        <translation>Szenario %1: DAX</translation>
    </message>
    <message>
        <source>Scenario %1</source>
        <translation>Szenario %1</translation>
    </message>
    <message>
        <source>Scenario %1: items of %2</source>
        <translation>Szenario %1: Items von %2</translation>
    </message>
    <message>
        <source>Scenario %1: requests of %2</source>
        <translation>Szenario %1: Anfragen von %2</translation>
    </message>
    <message>
        <source>Access pattern %1: projection</source>
        <translation>Zugriffsmuster %1: Projektion</translation>
    </message>
    <message>
        <source>Access pattern %1: update</source>
        <translation>Zugriffsmuster %1: Änderung</translation>
    </message>
    <message>
        <source>Access pattern %1: condition</source>
        <translation>Zugriffsmuster %1: Bedingung</translation>
    </message>
    <message>
        <source>Access pattern %1: statement</source>
        <translation>Zugriffsmuster %1: Anweisung</translation>
    </message>
    <message>
        <source>Access pattern %1: request</source>
        <translation>Zugriffsmuster %1: Anfrage</translation>
    </message>
    <message>
        <source>Access pattern %1: parameters</source>
        <translation>Zugriffsmuster %1: Parameter</translation>
    </message>
    <message>
        <source>Access pattern %1: arguments</source>
        <translation>Zugriffsmuster %1: Argumente</translation>
    </message>
    <message>
        <source>Access pattern %1: how it reads</source>
        <translation>Zugriffsmuster %1: wie es liest</translation>
    </message>
    <message>
        <source>Access pattern %1: expected answer</source>
        <translation>Zugriffsmuster %1: erwartete Antwort</translation>
    </message>
    <message>
        <source>Access pattern %1: rate</source>
        <translation>Zugriffsmuster %1: Rate</translation>
    </message>
</context>
<context>
    <name>Cost</name>
    <message>
        <source>the sum of its parts</source>
        <translation>die Summe seiner Teile</translation>
    </message>
    <message>
        <source>Requests a second</source>
        <translation>Anfragen je Sekunde</translation>
    </message>
    <message>
        <source>Write units of one request</source>
        <translation>Schreibeinheiten einer Anfrage</translation>
    </message>
    <message>
        <source>Read units of one request</source>
        <translation>Leseeinheiten einer Anfrage</translation>
    </message>
    <message>
        <source>Bytes that one request reads</source>
        <translation>Bytes, die eine Anfrage liest</translation>
    </message>
    <message>
        <source>Items that one request returns in production</source>
        <translation>Items, die eine Anfrage im Betrieb liefert</translation>
    </message>
    <message>
        <source>Hours in a month</source>
        <translation>Stunden im Monat</translation>
    </message>
    <message>
        <source>Writes of %1</source>
        <translation>Schreiben in %1</translation>
    </message>
    <message>
        <source>Index writes of %1</source>
        <translation>Index-Schreiben in %1</translation>
    </message>
    <message>
        <source>Reads of %1</source>
        <translation>Lesen aus %1</translation>
    </message>
    <message>
        <source>requests a second × 3,600 × hours × units of one request × price of a unit</source>
        <translation>Anfragen je Sekunde × 3.600 × Stunden × Einheiten einer Anfrage × Preis einer Einheit</translation>
    </message>
    <message>
        <source>Price of a million units</source>
        <translation>Preis einer Million Einheiten</translation>
    </message>
    <message>
        <source>requests a second × units of one request ÷ use of the capacity × hours × price of a unit for an hour</source>
        <translation>Anfragen je Sekunde × Einheiten einer Anfrage ÷ Auslastung × Stunden × Preis einer Einheit je Stunde</translation>
    </message>
    <message>
        <source>Use of the capacity, in percent</source>
        <translation>Auslastung der Kapazität in Prozent</translation>
    </message>
    <message>
        <source>Price of a unit for an hour</source>
        <translation>Preis einer Einheit je Stunde</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Requests on demand</source>
        <translation>Anfragen nach Bedarf</translation>
    </message>
    <message>
        <source>Write capacity of %1</source>
        <translation>Schreibkapazität von %1</translation>
    </message>
    <message>
        <source>Read capacity of %1</source>
        <translation>Lesekapazität von %1</translation>
    </message>
    <message>
        <source>units used a second ÷ target of auto scaling, upwards to whole units × hours × price of a unit for an hour</source>
        <translation>genutzte Einheiten je Sekunde ÷ Ziel der automatischen Skalierung, aufgerundet auf ganze Einheiten × Stunden × Preis einer Einheit je Stunde</translation>
    </message>
    <message>
        <source>provisioned units × hours × price of a unit for an hour</source>
        <translation>bereitgestellte Einheiten × Stunden × Preis einer Einheit je Stunde</translation>
    </message>
    <message>
        <source>Units provisioned</source>
        <translation>Bereitgestellte Einheiten</translation>
    </message>
    <message>
        <source>Units used a second</source>
        <translation>Genutzte Einheiten je Sekunde</translation>
    </message>
    <message>
        <source>Provisioned capacity</source>
        <translation>Bereitgestellte Kapazität</translation>
    </message>
    <message>
        <source>gigabytes (of 2^30 bytes, with 100 bytes for each item) × price of a gigabyte; free amounts of the account are not taken off</source>
        <translation>Gigabytes (zu 2^30 Bytes, mit 100 Bytes für jedes Item) × Preis eines Gigabytes; Freimengen des Kontos sind nicht abgezogen</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>Gigabytes</source>
        <translation>Gigabytes</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>Price of a gigabyte for a month</source>
        <translation>Preis eines Gigabytes im Monat</translation>
    </message>
    <message>
        <source>Items of %1</source>
        <translation>Items von %1</translation>
    </message>
    <message>
        <source>Entries of %1</source>
        <translation>Einträge von %1</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Stream</translation>
    </message>
    <message>
        <source>readers × polls a second × 3,600 × hours × price of a read; Lambda triggers read free of charge</source>
        <translation>Leser × Abfragen je Sekunde × 3.600 × Stunden × Preis eines Lesens; Lambda-Auslöser lesen kostenlos</translation>
    </message>
    <message>
        <source>Readers that poll</source>
        <translation>Leser, die selbst abfragen</translation>
    </message>
    <message>
        <source>Polls a second</source>
        <translation>Abfragen je Sekunde</translation>
    </message>
    <message>
        <source>Price of a stream read</source>
        <translation>Preis eines Stream-Lesens</translation>
    </message>
    <message>
        <source>DAX</source>
        <translation>DAX</translation>
    </message>
    <message>
        <source>nodes × hours × price of a node for an hour; the reads that it saves are not taken off</source>
        <translation>Knoten × Stunden × Preis eines Knotens je Stunde; gespartes Lesen ist nicht abgezogen</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Node type</source>
        <translation>Knotentyp</translation>
    </message>
    <message>
        <source>Price of a node for an hour</source>
        <translation>Preis eines Knotens je Stunde</translation>
    </message>
    <message>
        <source>Point-in-time recovery</source>
        <translation>Wiederherstellung zu jedem Zeitpunkt</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
</context>
<context>
    <name>Data</name>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>Table %1 has no entity type %2.</source>
        <translation>Tabelle %1 hat keinen Entitätstyp %2.</translation>
    </message>
    <message>
        <source>An entity type needs a name.</source>
        <translation>Ein Entitätstyp braucht einen Namen.</translation>
    </message>
    <message>
        <source>Table %1 has an entity type %2 already.</source>
        <translation>Tabelle %1 hat schon einen Entitätstyp %2.</translation>
    </message>
    <message>
        <source>A BOOL is true or false, not &quot;%1&quot;.</source>
        <translation>Ein BOOL ist true oder false, nicht „%1“.</translation>
    </message>
    <message>
        <source>Table %1 has no item %2.</source>
        <translation>Tabelle %1 hat kein Item %2.</translation>
    </message>
    <message>
        <source>An attribute needs a name.</source>
        <translation>Ein Attribut braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is nothing that card %1 could show.</source>
        <translation>Es gibt nichts, was Karte %1 zeigen könnte.</translation>
    </message>
    <message>
        <source>There is no access pattern %1.</source>
        <translation>Es gibt kein Zugriffsmuster %1.</translation>
    </message>
    <message>
        <source>The value of %1: %2</source>
        <translation>Der Wert von %1: %2</translation>
    </message>
    <message>
        <source>There is an access pattern %1 already.</source>
        <translation>Es gibt schon ein Zugriffsmuster %1.</translation>
    </message>
    <message>
        <source>An access pattern needs an id.</source>
        <translation>Ein Zugriffsmuster braucht eine Kennung.</translation>
    </message>
    <message>
        <source>Table %1 declares no attribute %2.</source>
        <translation>Tabelle %1 deklariert kein Attribut %2.</translation>
    </message>
    <message>
        <source>Table %1 has an attribute %2 already.</source>
        <translation>Tabelle %1 hat schon ein Attribut %2.</translation>
    </message>
    <message>
        <source>Attribute %1 is a key of index %2.</source>
        <translation>Attribut %1 ist ein Schlüssel von Index %2.</translation>
    </message>
    <message>
        <source>Table %1 has no attribute %2.</source>
        <translation>Tabelle %1 hat kein Attribut %2.</translation>
    </message>
    <message>
        <source>A key attribute is of type S, N or B.</source>
        <translation>Ein Schlüsselattribut hat den Typ S, N oder B.</translation>
    </message>
    <message>
        <source>%1 is of type %2; a key is of type S, N or B.</source>
        <translation>%1 ist vom Typ %2; ein Schlüssel ist vom Typ S, N oder B.</translation>
    </message>
    <message>
        <source>%1 projects everything, %2 with it.</source>
        <translation>%1 projiziert alles, also auch %2.</translation>
    </message>
    <message>
        <source>%1 projects %2 already.</source>
        <translation>%1 projiziert %2 schon.</translation>
    </message>
    <message>
        <source>%1 does not project %2 by its name.</source>
        <translation>%1 projiziert %2 nicht namentlich.</translation>
    </message>
    <message>
        <source>%1 has no template that is of %2 alone: attributes of its items bring them in.</source>
        <translation>%1 hat keine Vorlage allein für %2: Attribute der Items bringen sie hinein.</translation>
    </message>
    <message>
        <source>%1 is deployed, and DynamoDB does not rename a table. Duplicate it, or take the mark off.</source>
        <translation>%1 ist im Einsatz, und DynamoDB benennt keine Tabelle um. Dupliziere sie, oder nimm das Kennzeichen weg.</translation>
    </message>
    <message>
        <source>%1 is deployed, and DynamoDB fixes a table&apos;s key when it creates it. Duplicate the table, or take the mark off.</source>
        <translation>%1 ist im Einsatz, und DynamoDB legt den Schlüssel einer Tabelle beim Anlegen fest. Dupliziere die Tabelle, oder nimm das Kennzeichen weg.</translation>
    </message>
    <message>
        <source>%1 is deployed, and DynamoDB creates local secondary indexes only with their table. Add a global one, or take the mark off.</source>
        <translation>%1 ist im Einsatz, und DynamoDB legt lokale Sekundärindizes nur mit ihrer Tabelle an. Füge einen globalen hinzu, oder nimm das Kennzeichen weg.</translation>
    </message>
    <message>
        <source>Entity type %1 has an attribute %2 already.</source>
        <translation>Der Entitätstyp %1 hat schon ein Attribut %2.</translation>
    </message>
    <message>
        <source>A count or size is not below nothing.</source>
        <translation>Eine Anzahl oder Größe ist nicht kleiner als null.</translation>
    </message>
    <message>
        <source>A relation is between two entity types.</source>
        <translation>Eine Beziehung besteht zwischen zwei Entitätstypen.</translation>
    </message>
    <message>
        <source>There is no relation between %1 and %2 to take away.</source>
        <translation>Zwischen %1 und %2 gibt es keine Beziehung, die wegfallen könnte.</translation>
    </message>
    <message>
        <source>A local index uses the units of its table.</source>
        <translation>Ein lokaler Index nutzt die Einheiten seiner Tabelle.</translation>
    </message>
    <message>
        <source>Auto scaling goes from 1 unit or more up to at least as many, not from %1 to %2.</source>
        <translation>Automatische Skalierung geht von mindestens 1 Einheit bis zu wenigstens ebenso vielen, nicht von %1 bis %2.</translation>
    </message>
    <message>
        <source>Auto scaling aims at %1 to %2 % of the units, not at %3 %.</source>
        <translation>Automatische Skalierung zielt auf %1 bis %2 % der Einheiten, nicht auf %3 %.</translation>
    </message>
    <message>
        <source>Only a table on demand has limits of its units.</source>
        <translation>Nur eine Tabelle nach Bedarf hat Grenzen für ihre Einheiten.</translation>
    </message>
    <message>
        <source>A limit is 1 unit per second or more.</source>
        <translation>Eine Grenze ist mindestens 1 Einheit pro Sekunde.</translation>
    </message>
    <message>
        <source>Warm throughput is 1 unit per second or more.</source>
        <translation>Vorgewärmter Durchsatz ist mindestens 1 Einheit pro Sekunde.</translation>
    </message>
    <message>
        <source>Point-in-time recovery reaches back 1 to %1 days.</source>
        <translation>Die Point-in-Time-Wiederherstellung reicht 1 bis %1 Tage zurück.</translation>
    </message>
    <message>
        <source>A key of your own needs its id, ARN or alias.</source>
        <translation>Ein eigener Schlüssel braucht seine ID, seinen ARN oder Alias.</translation>
    </message>
    <message>
        <source>A table has at most %1 tags.</source>
        <translation>Eine Tabelle hat höchstens %1 Tags.</translation>
    </message>
    <message>
        <source>The key of a tag has 1 to %1 characters.</source>
        <translation>Der Schlüssel eines Tags hat 1 bis %1 Zeichen.</translation>
    </message>
    <message>
        <source>The value of a tag has up to %1 characters.</source>
        <translation>Der Wert eines Tags hat bis zu %1 Zeichen.</translation>
    </message>
    <message>
        <source>Keys of tags that begin with aws: are AWS&apos;s own.</source>
        <translation>Schlüssel von Tags, die mit aws: beginnen, gehören AWS.</translation>
    </message>
    <message>
        <source>Two tags have the key %1.</source>
        <translation>Zwei Tags haben den Schlüssel %1.</translation>
    </message>
    <message>
        <source>A scenario needs a name.</source>
        <translation>Ein Szenario braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is a scenario %1 already.</source>
        <translation>Es gibt schon ein Szenario %1.</translation>
    </message>
    <message>
        <source>%1: from %2 to %3.</source>
        <translation>%1: von %2 bis %3.</translation>
    </message>
    <message>
        <source>There is no scenario %1.</source>
        <translation>Es gibt kein Szenario %1.</translation>
    </message>
    <message>
        <source>A daily curve has 24 hours, this one %1.</source>
        <translation>Ein Tagesverlauf hat 24 Stunden, dieser %1.</translation>
    </message>
    <message>
        <source>%1: the peak is below the average.</source>
        <translation>%1: Die Spitze liegt unter dem Mittel.</translation>
    </message>
    <message>
        <source>The expected item %1: %2</source>
        <translation>Das erwartete Item %1: %2</translation>
    </message>
    <message>
        <source>The request has to be a JSON object.</source>
        <translation>Die Anfrage muss ein JSON-Objekt sein.</translation>
    </message>
    <message>
        <source>Rates and units count from 0 up.</source>
        <translation>Raten und Einheiten zählen ab 0.</translation>
    </message>
    <message>
        <source>A number of items counts from 0 up.</source>
        <translation>Eine Anzahl von Items zählt ab 0.</translation>
    </message>
    <message>
        <source>Say why it stays as it is: the reason is kept with the model.</source>
        <translation>Sag, warum es so bleibt: Der Grund wird beim Modell aufbewahrt.</translation>
    </message>
    <message>
        <source>Nothing of %1 is accepted there.</source>
        <translation>Von %1 ist dort nichts akzeptiert.</translation>
    </message>
    <message>
        <source>A variable has up to %1 values.</source>
        <translation>Eine Variable hat bis zu %1 Werte.</translation>
    </message>
</context>
<context>
    <name>Effects</name>
    <message>
        <source>New keys</source>
        <translation>Neue Schlüssel</translation>
    </message>
    <message>
        <source>Come into %1</source>
        <translation>Kommen in %1 hinein</translation>
    </message>
    <message>
        <source>Fall out of %1</source>
        <translation>Fallen aus %1 heraus</translation>
    </message>
    <message>
        <source>Get the key of another item</source>
        <translation>Bekommen den Schlüssel eines anderen Items</translation>
    </message>
    <message>
        <source>Belong to another entity type, or none</source>
        <translation>Gehören zu einem anderen Entitätstyp oder keinem</translation>
    </message>
    <message>
        <source>Stay: typed by hand</source>
        <translation>Bleiben: von Hand eingegeben</translation>
    </message>
    <message>
        <source>Stay: no value for %1</source>
        <translation>Bleiben: kein Wert für %1</translation>
    </message>
    <message>
        <source>Stay: they have no %1</source>
        <translation>Bleiben: haben kein %1</translation>
    </message>
</context>
<context>
    <name>Entities</name>
    <message>
        <source>No entity</source>
        <translation>Keine Entität</translation>
    </message>
</context>
<context>
    <name>EntityChart</name>
    <message>
        <source>The first line names the keys.</source>
        <translation>Die erste Zeile nennt die Schlüssel.</translation>
    </message>
    <message>
        <source>No key or index has the name %1.</source>
        <translation>Kein Schlüssel oder Index heißt %1.</translation>
    </message>
    <message>
        <source>%1 stands here twice.</source>
        <translation>%1 steht hier zweimal.</translation>
    </message>
    <message>
        <source>The name of the entity type is missing.</source>
        <translation>Der Name des Entitätstyps fehlt.</translation>
    </message>
    <message>
        <source>There is no key above this.</source>
        <translation>Darüber steht kein Schlüssel.</translation>
    </message>
    <message>
        <source>%1 is missing here; – says that there is none.</source>
        <translation>Hier fehlt %1; – sagt, dass es keinen gibt.</translation>
    </message>
    <message>
        <source>%1 needs a template for %2: it tells its items.</source>
        <translation>%1 braucht eine Vorlage für %2: an ihr erkennt man die Items.</translation>
    </message>
    <message>
        <source>Index %1 has %2 keys, with › between them.</source>
        <translation>Index %1 hat %2 Schlüssel, mit › dazwischen.</translation>
    </message>
</context>
<context>
    <name>EntityColour</name>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>cyan</source>
        <translation>Cyan</translation>
    </message>
    <message>
        <source>olive</source>
        <translation>Oliv</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>brick</source>
        <translation>Ziegel</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>A scan reads the whole table: its cost grows with every item in it</source>
        <translation>Ein Scan liest die ganze Tabelle: Seine Kosten wachsen mit jedem Item</translation>
    </message>
    <message>
        <source>A scan reads the whole index: its cost grows with every item in it</source>
        <translation>Ein Scan liest den ganzen Index: Seine Kosten wachsen mit jedem Item</translation>
    </message>
    <message>
        <source>No item has such a key</source>
        <translation>Kein Item hat einen solchen Schlüssel</translation>
    </message>
    <message>
        <source>The filter throws away %1 of %2 items that are read and paid for: let a sort key or a sparse index choose them</source>
        <translation>Der Filter verwirft %1 von %2 Items, die gelesen und bezahlt sind: Lass einen Sortierschlüssel oder einen dünn besetzten Index wählen</translation>
    </message>
    <message>
        <source>%1 pages, one after another: a page ends at 1 MB read</source>
        <translation>%1 Seiten nacheinander: Eine Seite endet bei 1 MB Gelesenem</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>Die Datei kann nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>This is no regular file.</source>
        <translation>Das ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>Die Datei ist größer als %1 MB.</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Column %1: %2</source>
        <translation>Spalte %1: %2</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>and %1 more like these</source>
        <translation>und %1 weitere dieser Art</translation>
    </message>
    <message>
        <source>%1 of the items of %2 are not in %3: they lack %4</source>
        <translation>%1 der Items von %2 stehen nicht in %3: Ihnen fehlt %4</translation>
    </message>
    <message>
        <source>%1 holds no item: none has all its key attributes</source>
        <translation>%1 enthält kein Item: Keines hat alle Schlüsselattribute</translation>
    </message>
    <message>
        <source>No access pattern uses %1</source>
        <translation>Kein Zugriffsmuster nutzt %1</translation>
    </message>
    <message>
        <source>There is no table %1</source>
        <translation>Es gibt keine Tabelle %1</translation>
    </message>
    <message>
        <source>%1 has no index %2</source>
        <translation>%1 hat keinen Index %2</translation>
    </message>
    <message>
        <source>%1 holds no DynamoDB value: %2</source>
        <translation>%1 enthält keinen DynamoDB-Wert: %2</translation>
    </message>
    <message>
        <source>Same key as item %1: a table keeps only the last one</source>
        <translation>Derselbe Schlüssel wie Item %1: Eine Tabelle behält nur das letzte</translation>
    </message>
    <message>
        <source>%1, and an item is at most %2: keep large content in object storage</source>
        <translation>%1, und ein Item hat höchstens %2: Lege große Inhalte in einem Objektspeicher ab</translation>
    </message>
    <message>
        <source>Matches no entity type: no templates fit its keys</source>
        <translation>Passt zu keinem Entitätstyp: Keine Vorlagen passen zu seinen Schlüsseln</translation>
    </message>
    <message>
        <source>%1 is %2, its template gives %3</source>
        <translation>%1 ist %2, die Vorlage ergibt %3</translation>
    </message>
    <message>
        <source>%1 (in %2 of the items) is written nearly as %3: meant to be the same?</source>
        <translation>%1 (in %2 der Items) schreibt sich fast wie %3: Ist dasselbe gemeint?</translation>
    </message>
    <message>
        <source>%1 has the same key as %2</source>
        <translation>%1 hat denselben Schlüssel wie %2</translation>
    </message>
    <message>
        <source>%1 has the key of the table itself</source>
        <translation>%1 hat den Schlüssel der Tabelle selbst</translation>
    </message>
    <message>
        <source>%1 copies whole items, %2 each: %3 units for each of its writes</source>
        <translation>%1 kopiert ganze Items, je %2: %3 Einheiten für jedes Schreiben</translation>
    </message>
    <message>
        <source>%1 projects %2, which no item has</source>
        <translation>%1 projiziert %2, das kein Item hat</translation>
    </message>
    <message>
        <source>With %1, no item collection may outgrow 10 GB</source>
        <translation>Mit %1 darf keine Item-Sammlung über 10 GB wachsen</translation>
    </message>
    <message>
        <source>The items of %1 under one key come to %2: with a local index, writes fail from 10 GB on</source>
        <translation>Die Items von %1 unter einem Schlüssel kommen auf %2: Mit lokalem Index scheitert das Schreiben ab 10 GB</translation>
    </message>
    <message>
        <source>The items of %1 under one key come to %2, more than one partition holds</source>
        <translation>Die Items von %1 unter einem Schlüssel kommen auf %2, mehr als eine Partition fasst</translation>
    </message>
    <message>
        <source>%1 has %2 write units, the table %3, and every item is in it</source>
        <translation>%1 hat %2 Schreibeinheiten, die Tabelle %3, und jedes Item steht darin</translation>
    </message>
    <message>
        <source>%1 global secondary indexes; the quota is %2</source>
        <translation>%1 globale Sekundärindizes; die Quote ist %2</translation>
    </message>
    <message>
        <source>%1 local secondary indexes; the most are %2</source>
        <translation>%1 lokale Sekundärindizes; höchstens %2 sind möglich</translation>
    </message>
    <message>
        <source>The indexes name %1 projected attributes; the most are %2</source>
        <translation>Die Indizes nennen %1 projizierte Attribute; höchstens %2 sind möglich</translation>
    </message>
    <message>
        <source>%1 of the %2 that an item may have</source>
        <translation>%1 der %2, die ein Item haben darf</translation>
    </message>
    <message>
        <source>%1 holds %2: reading the item takes %3 units each time</source>
        <translation>%1 enthält %2: Das Item zu lesen kostet jedes Mal %3 Einheiten</translation>
    </message>
    <message>
        <source>%1 has %2 elements</source>
        <translation>%1 hat %2 Elemente</translation>
    </message>
    <message>
        <source>%1 is nested %2 levels deep; %3 are the most</source>
        <translation>%1 ist %2 Ebenen tief geschachtelt; höchstens %3 sind möglich</translation>
    </message>
    <message>
        <source>%1 is NULL in %2 of the items</source>
        <translation>%1 ist NULL in %2 der Items</translation>
    </message>
    <message>
        <source>%1 holds numbers as strings</source>
        <translation>%1 enthält Zahlen als Text</translation>
    </message>
    <message>
        <source>%1 is %2 here and %3 in other items of the kind</source>
        <translation>%1 ist hier %2 und in anderen Items der Art %3</translation>
    </message>
    <message>
        <source>%1 is declared as %2 and is %3 in %4 of the items</source>
        <translation>%1 ist als %2 erklärt und in %4 der Items %3</translation>
    </message>
    <message>
        <source>%1 is required of %2 and is missing in %3 of its items</source>
        <translation>%1 ist Pflicht für %2 und fehlt in %3 der Items</translation>
    </message>
    <message>
        <source>%1 is only %2 or %3</source>
        <translation>%1 ist nur %2 oder %3</translation>
    </message>
    <message>
        <source>%1 has only %2 values in %3 items</source>
        <translation>%1 hat nur %2 Werte in %3 Items</translation>
    </message>
    <message>
        <source>All items of %1 have one value of %2: %3</source>
        <translation>Alle Items von %1 haben einen Wert von %2: %3</translation>
    </message>
    <message>
        <source>%1 is a date: all that is written on one day has one value</source>
        <translation>%1 ist ein Datum: Alles, was an einem Tag geschrieben wird, hat einen Wert</translation>
    </message>
    <message>
        <source>%1 sorts %2 behind %3</source>
        <translation>%1 sortiert %2 hinter %3</translation>
    </message>
    <message>
        <source>%1 is %2, which does not sort by time</source>
        <translation>%1 ist %2, was nicht nach der Zeit sortiert</translation>
    </message>
    <message>
        <source>%1 has times that end in %2 and in %3</source>
        <translation>%1 hat Zeiten, die auf %2 und auf %3 enden</translation>
    </message>
    <message>
        <source>%1 holds %2, which divides the parts of %3</source>
        <translation>%1 enthält %2, das die Teile von %3 trennt</translation>
    </message>
    <message>
        <source>%1: begins_with %2 for %3 also finds %4</source>
        <translation>%1: begins_with %2 für %3 findet auch %4</translation>
    </message>
    <message>
        <source>%1 and %2 have keys of the same shape: all their items count as %2</source>
        <translation>%1 und %2 haben Schlüssel derselben Form: Alle ihre Items zählen als %2</translation>
    </message>
    <message>
        <source>No attribute says which of the %1 kinds an item is</source>
        <translation>Kein Attribut sagt, welcher der %1 Arten ein Item ist</translation>
    </message>
    <message>
        <source>The keys of %1 hold no word that says what it is</source>
        <translation>Die Schlüssel von %1 enthalten kein Wort, das sagt, was es ist</translation>
    </message>
    <message>
        <source>%1 kinds of items and no sort key</source>
        <translation>%1 Arten von Items und kein Sortierschlüssel</translation>
    </message>
    <message>
        <source>%1 holds something else in items of %2</source>
        <translation>%1 enthält in Items von %2 etwas anderes</translation>
    </message>
    <message>
        <source>%1 is a name for any content, and the table holds only %2</source>
        <translation>%1 ist ein Name für beliebigen Inhalt, und die Tabelle enthält nur %2</translation>
    </message>
    <message>
        <source>The model lists no access patterns</source>
        <translation>Das Modell nennt keine Zugriffsmuster</translation>
    </message>
    <message>
        <source>The same request as %1</source>
        <translation>Dieselbe Anfrage wie %1</translation>
    </message>
    <message>
        <source>No access pattern reads %1</source>
        <translation>Kein Zugriffsmuster liest %1</translation>
    </message>
    <message>
        <source>Reads all of %1</source>
        <translation>Liest alles aus %1</translation>
    </message>
    <message>
        <source>The filter throws away %1 of what is read: %2 of %3 items</source>
        <translation>Der Filter verwirft %1 des Gelesenen: %2 von %3 Items</translation>
    </message>
    <message>
        <source>%1 is only scanned or counted</source>
        <translation>%1 wird nur durchsucht oder gezählt</translation>
    </message>
    <message>
        <source>%1 does not project %2</source>
        <translation>%1 projiziert %2 nicht</translation>
    </message>
    <message>
        <source>%1 fetches %2 from the table, item by item</source>
        <translation>%1 holt %2 aus der Tabelle, Item für Item</translation>
    </message>
    <message>
        <source>Expects %1, and no item of it is in %2</source>
        <translation>Erwartet %1, und kein Item davon steht in %2</translation>
    </message>
    <message>
        <source>begins_with %1 finds %2 and also %3</source>
        <translation>begins_with %1 findet %2 und auch %3</translation>
    </message>
    <message>
        <source>%1 uses the reserved word %2 without a placeholder</source>
        <translation>%1 benutzt das reservierte Wort %2 ohne Platzhalter</translation>
    </message>
    <message>
        <source>%1 needs the whole key, and %2 is not given</source>
        <translation>%1 braucht den ganzen Schlüssel, und %2 fehlt</translation>
    </message>
    <message>
        <source>%1 is a key of what is queried and belongs in the key condition</source>
        <translation>%1 ist Schlüssel dessen, was abgefragt wird, und gehört in die Schlüsselbedingung</translation>
    </message>
    <message>
        <source>Asks %1 for a consistent read</source>
        <translation>Verlangt von %1 konsistentes Lesen</translation>
    </message>
    <message>
        <source>%1 has no stream</source>
        <translation>%1 hat keinen Stream</translation>
    </message>
    <message>
        <source>%1 write units a second for one value of %2; a partition takes %3</source>
        <translation>%1 Schreibeinheiten je Sekunde für einen Wert von %2; eine Partition nimmt %3</translation>
    </message>
    <message>
        <source>%1 read units a second from one value of %2; a partition gives %3</source>
        <translation>%1 Leseeinheiten je Sekunde aus einem Wert von %2; eine Partition gibt %3</translation>
    </message>
    <message>
        <source>Every write goes to the end of one collection: %1 rises with time</source>
        <translation>Jedes Schreiben geht ans Ende einer Sammlung: %1 wächst mit der Zeit</translation>
    </message>
    <message>
        <source>%1 read units a second at the peaks of its patterns; the quota of a table is %2</source>
        <translation>%1 Leseeinheiten je Sekunde zu den Spitzen ihrer Muster; die Quote einer Tabelle ist %2</translation>
    </message>
    <message>
        <source>%1 write units a second at the peaks of its patterns; the quota of a table is %2</source>
        <translation>%1 Schreibeinheiten je Sekunde zu den Spitzen ihrer Muster; die Quote einer Tabelle ist %2</translation>
    </message>
    <message>
        <source>%1 read units a second at the peaks of its patterns; %2 are provisioned</source>
        <translation>%1 Leseeinheiten je Sekunde zu den Spitzen ihrer Muster; %2 sind bereitgestellt</translation>
    </message>
    <message>
        <source>%1 write units a second at the peaks of its patterns; %2 are provisioned</source>
        <translation>%1 Schreibeinheiten je Sekunde zu den Spitzen ihrer Muster; %2 sind bereitgestellt</translation>
    </message>
    <message>
        <source>Reads %1 in production, %2 pages one after the other</source>
        <translation>Liest im Betrieb %1, %2 Seiten nacheinander</translation>
    </message>
    <message>
        <source>Updates an item of %1: %2 write units each time</source>
        <translation>Ändert ein Item von %1: jedes Mal %2 Schreibeinheiten</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name: 3 to 255 of a-z, A-Z, 0-9, _, - and .</source>
        <translation>„%1“ ist kein Name: 3 bis 255 aus a-z, A-Z, 0-9, _, - und .</translation>
    </message>
    <message>
        <source>The name of a key attribute has %1 bytes, 1 to %2 are allowed</source>
        <translation>Der Name eines Schlüsselattributs hat %1 Bytes, erlaubt sind 1 bis %2</translation>
    </message>
    <message>
        <source>%1 needs a placeholder in every expression</source>
        <translation>%1 braucht in jedem Ausdruck einen Platzhalter</translation>
    </message>
    <message>
        <source>%1 is %2: seconds have ten digits</source>
        <translation>%1 ist %2: Sekunden haben zehn Stellen</translation>
    </message>
    <message>
        <source>%1 is of type %2, time to live reads numbers only</source>
        <translation>%1 ist vom Typ %2, die Lebensdauer liest nur Zahlen</translation>
    </message>
    <message>
        <source>No item has %1, so none expires</source>
        <translation>Kein Item hat %1, also läuft keines ab</translation>
    </message>
    <message>
        <source>%1 says when items end, but time to live is off</source>
        <translation>%1 sagt, wann Items enden, aber die Lebensdauer ist aus</translation>
    </message>
    <message>
        <source>%1 has fixed read or write capacity</source>
        <translation>%1 hat feste Lese- oder Schreibkapazität</translation>
    </message>
    <message>
        <source>%1 is deployed and can be deleted with one call</source>
        <translation>%1 ist ausgerollt und lässt sich mit einem Aufruf löschen</translation>
    </message>
    <message>
        <source>%1 is deployed without point-in-time recovery</source>
        <translation>%1 ist ohne Wiederherstellung zu jedem Zeitpunkt ausgerollt</translation>
    </message>
</context>
<context>
    <name>Fitness</name>
    <message>
        <source>Can you list the questions that the application asks of its data?</source>
        <translation>Kannst du die Fragen aufzählen, die die Anwendung an ihre Daten stellt?</translation>
    </message>
    <message>
        <source>Such as: the orders of a user, newest first. Keys and indexes are made for this list.</source>
        <translation>Etwa: die Bestellungen eines Kunden, neueste zuerst. Schlüssel und Indizes werden für diese Liste gemacht.</translation>
    </message>
    <message>
        <source>Must people ask questions that nobody has listed?</source>
        <translation>Müssen Leute Fragen stellen, die niemand aufgezählt hat?</translation>
    </message>
    <message>
        <source>Free filters, reports over everything, joins that somebody makes up on the spot.</source>
        <translation>Freie Filter, Berichte über alles, Verknüpfungen, die sich jemand gerade ausdenkt.</translation>
    </message>
    <message>
        <source>Is a record mostly deep content that is searched within?</source>
        <translation>Ist ein Datensatz vor allem tiefer Inhalt, in dem gesucht wird?</translation>
    </message>
    <message>
        <source>Documents many levels deep, with conditions on what lies inside.</source>
        <translation>Dokumente mit vielen Ebenen und Bedingungen auf das, was innen liegt.</translation>
    </message>
    <message>
        <source>Will it outgrow one database server?</source>
        <translation>Wird es größer, als ein Datenbankserver trägt?</translation>
    </message>
    <message>
        <source>Thousands of requests a second, terabytes, or traffic that multiplies within minutes.</source>
        <translation>Tausende Anfragen je Sekunde, Terabytes oder Verkehr, der sich in Minuten vervielfacht.</translation>
    </message>
    <message>
        <source>Must every answer come within milliseconds, whatever the load?</source>
        <translation>Muss jede Antwort in Millisekunden kommen, wie hoch die Last auch ist?</translation>
    </message>
    <message>
        <source>A cart, a session, a score: somebody waits for each of them.</source>
        <translation>Ein Warenkorb, eine Sitzung, ein Punktestand: Auf jedes davon wartet jemand.</translation>
    </message>
    <message>
        <source>The questions are known, so keys can be made for them.</source>
        <translation>Die Fragen sind bekannt, also lassen sich Schlüssel für sie machen.</translation>
    </message>
    <message>
        <source>Keys cannot be changed afterwards, and without the questions there is nothing to make them for.</source>
        <translation>Schlüssel lassen sich später nicht ändern, und ohne die Fragen fehlt, wofür man sie macht.</translation>
    </message>
    <message>
        <source>A question without a key or index is a scan: it reads and pays for everything.</source>
        <translation>Eine Frage ohne Schlüssel oder Index ist ein Scan: Er liest und bezahlt alles.</translation>
    </message>
    <message>
        <source>Keys and indexes do not reach into nested content.</source>
        <translation>Schlüssel und Indizes reichen nicht in geschachtelten Inhalt.</translation>
    </message>
    <message>
        <source>Partitions grow with data and traffic; no server has to be replaced by a larger one.</source>
        <translation>Partitionen wachsen mit Daten und Verkehr; kein Server muss einem größeren weichen.</translation>
    </message>
    <message>
        <source>One server carries the load.</source>
        <translation>Ein Server trägt die Last.</translation>
    </message>
    <message>
        <source>A read by key takes milliseconds, however large the table is.</source>
        <translation>Lesen mit Schlüssel dauert Millisekunden, wie groß die Tabelle auch ist.</translation>
    </message>
    <message>
        <source>Nobody waits for milliseconds.</source>
        <translation>Niemand wartet auf Millisekunden.</translation>
    </message>
    <message>
        <source>Not said yet: answer a few more.</source>
        <translation>Noch offen: Beantworte noch einige.</translation>
    </message>
    <message>
        <source>DynamoDB fits: start with the list of access patterns.</source>
        <translation>DynamoDB passt: Beginne mit der Liste der Zugriffsmuster.</translation>
    </message>
    <message>
        <source>Without scale a relational database with a good index answers within milliseconds too.</source>
        <translation>Ohne große Last antwortet auch eine relationale Datenbank mit gutem Index in Millisekunden.</translation>
    </message>
    <message>
        <source>Where nobody waits, storing in bulk and analysing apart may cost less.</source>
        <translation>Wo niemand wartet, kann es billiger sein, in großen Mengen abzulegen und getrennt auszuwerten.</translation>
    </message>
    <message>
        <source>Reports belong elsewhere: export to S3, or let a stream feed a warehouse.</source>
        <translation>Berichte gehören anderswohin: Exportiere nach S3 oder lass einen Stream ein Data-Warehouse füllen.</translation>
    </message>
    <message>
        <source>A relational database is the simpler choice.</source>
        <translation>Eine relationale Datenbank ist die einfachere Wahl.</translation>
    </message>
    <message>
        <source>DynamoDB works as well, and costs nothing while idle; new questions later are what it makes hard.</source>
        <translation>DynamoDB geht auch und kostet nichts, solange nichts geschieht; schwer macht es nur spätere neue Fragen.</translation>
    </message>
    <message>
        <source>A document database or a search engine fits better.</source>
        <translation>Eine Dokumentdatenbank oder Suchmaschine passt besser.</translation>
    </message>
    <message>
        <source>The part that is known and hot can live in DynamoDB, and a stream can copy it to where people search.</source>
        <translation>Der bekannte und heiße Teil kann in DynamoDB liegen, und ein Stream kann ihn dorthin kopieren, wo Leute suchen.</translation>
    </message>
    <message>
        <source>If the questions can be found out, find them out first: the answer may change.</source>
        <translation>Wenn sich die Fragen herausfinden lassen, finde sie zuerst heraus: Die Antwort kann sich ändern.</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Hashrange project</source>
        <translation>Hashrange-Projekt</translation>
    </message>
    <message>
        <source>NoSQL Workbench model</source>
        <translation>NoSQL-Workbench-Modell</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Single-table design</source>
        <translation>Ein-Tabellen-Entwurf</translation>
    </message>
    <message>
        <source>User and orders in one read</source>
        <translation>Benutzer und Bestellungen in einem Zugriff</translation>
    </message>
    <message>
        <source>Composite sort key</source>
        <translation>Zusammengesetzter Sortierschlüssel</translation>
    </message>
    <message>
        <source>Region, country, state and city</source>
        <translation>Region, Land, Staat und Stadt</translation>
    </message>
    <message>
        <source>Overloaded keys</source>
        <translation>Überladene Schlüssel</translation>
    </message>
    <message>
        <source>Three kinds in one sort key</source>
        <translation>Drei Arten in einem Sortierschlüssel</translation>
    </message>
    <message>
        <source>Overloaded GSI</source>
        <translation>Überladener GSI</translation>
    </message>
    <message>
        <source>Orders and tickets by status</source>
        <translation>Bestellungen und Tickets nach Status</translation>
    </message>
    <message>
        <source>Write sharding</source>
        <translation>Write-Sharding</translation>
    </message>
    <message>
        <source>EVENT#2024-06-01#1 to #10</source>
        <translation>EVENT#2024-06-01#1 bis #10</translation>
    </message>
    <message>
        <source>Sparse index</source>
        <translation>Dünn besetzter Index</translation>
    </message>
    <message>
        <source>Only unshipped orders</source>
        <translation>Nur nicht versandte Bestellungen</translation>
    </message>
    <message>
        <source>Adjacency list</source>
        <translation>Adjazenzliste</translation>
    </message>
    <message>
        <source>Courses and their students</source>
        <translation>Kurse und ihre Studierenden</translation>
    </message>
    <message>
        <source>DAX cache</source>
        <translation>DAX-Cache</translation>
    </message>
    <message>
        <source>A hot leaderboard</source>
        <translation>Eine heiße Bestenliste</translation>
    </message>
    <message>
        <source>Versions and audit trail</source>
        <translation>Versionen und Prüfpfad</translation>
    </message>
    <message>
        <source>v1, v2, v3 and LATEST</source>
        <translation>v1, v2, v3 und LATEST</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation>Streams</translation>
    </message>
    <message>
        <source>A view raises a counter</source>
        <translation>Ein Aufruf erhöht einen Zähler</translation>
    </message>
    <message>
        <source>GSI by date</source>
        <translation>GSI nach Datum</translation>
    </message>
    <message>
        <source>Orders of one date, across users</source>
        <translation>Bestellungen eines Tages, über alle Benutzer</translation>
    </message>
    <message>
        <source>Several tables</source>
        <translation>Mehrere Tabellen</translation>
    </message>
    <message>
        <source>One for each entity</source>
        <translation>Eine je Entität</translation>
    </message>
</context>
<context>
    <name>Generators</name>
    <message>
        <source>Behind the generator only a share of the items (1% to 100%) and a number of values (x1-3) may stand.</source>
        <translation>Hinter dem Generator dürfen nur ein Anteil der Items (1% bis 100%) und eine Anzahl von Werten (x1-3) stehen.</translation>
    </message>
    <message>
        <source>How many items there are is said as 20, 1-5, zipf(5) or zipf(5, 1.2), and &quot;per ENTITY&quot; behind it means for each item of another entity type.</source>
        <translation>Wie viele Items es gibt, sagt man als 20, 1-5, zipf(5) oder zipf(5, 1.2); „per ENTITÄT“ dahinter meint je Item eines anderen Entitätstyps.</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>ULID, sorted by time</source>
        <translation>ULID, nach Zeit sortiert</translation>
    </message>
    <message>
        <source>from, to</source>
        <translation>von, bis</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>first, prefix=, width=, step=, per=parent</source>
        <translation>erster Wert, prefix=, width=, step=, per=parent</translation>
    </message>
    <message>
        <source>Reference to another item</source>
        <translation>Verweis auf ein anderes Item</translation>
    </message>
    <message>
        <source>entity type, attribute or variable of it</source>
        <translation>Entitätstyp, ein Attribut oder eine Variable davon</translation>
    </message>
    <message>
        <source>One of some values</source>
        <translation>Einer von mehreren Werten</translation>
    </message>
    <message>
        <source>values, each with *weight</source>
        <translation>Werte, jeder mit *Gewicht</translation>
    </message>
    <message>
        <source>The same value</source>
        <translation>Immer derselbe Wert</translation>
    </message>
    <message>
        <source>the value</source>
        <translation>der Wert</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Datum und Uhrzeit</translation>
    </message>
    <message>
        <source>Seconds since 1970</source>
        <translation>Sekunden seit 1970</translation>
    </message>
    <message>
        <source>Milliseconds since 1970</source>
        <translation>Millisekunden seit 1970</translation>
    </message>
    <message>
        <source>Whole number</source>
        <translation>Ganze Zahl</translation>
    </message>
    <message>
        <source>least, most</source>
        <translation>kleinster, größter</translation>
    </message>
    <message>
        <source>Decimal number</source>
        <translation>Dezimalzahl</translation>
    </message>
    <message>
        <source>least, most, with the digits to have</source>
        <translation>kleinster, größter, mit so vielen Stellen</translation>
    </message>
    <message>
        <source>True or false</source>
        <translation>Wahr oder falsch</translation>
    </message>
    <message>
        <source>percent of true</source>
        <translation>Prozent wahr</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Full name</source>
        <translation>Voller Name</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Vorname</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>Nachname</translation>
    </message>
    <message>
        <source>E-mail address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Benutzername</translation>
    </message>
    <message>
        <source>Telephone number</source>
        <translation>Telefonnummer</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>least, most words</source>
        <translation>wenigste, meiste Wörter</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>a regular expression</source>
        <translation>ein regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Random bytes</source>
        <translation>Zufällige Bytes</translation>
    </message>
    <message>
        <source>least, most bytes</source>
        <translation>wenigste, meiste Bytes</translation>
    </message>
    <message>
        <source>There is no generator &quot;%1&quot;. There are: %2.</source>
        <translation>Es gibt keinen Generator „%1“. Es gibt: %2.</translation>
    </message>
    <message>
        <source>A closing parenthesis is missing.</source>
        <translation>Eine schließende Klammer fehlt.</translation>
    </message>
    <message>
        <source>The generator %1 takes nothing in parentheses.</source>
        <translation>Der Generator %1 nimmt nichts in Klammern.</translation>
    </message>
    <message>
        <source>After x stands how many values there are: x3 or x1-3, at most %1.</source>
        <translation>Hinter x steht, wie viele Werte es sind: x3 oder x1-3, höchstens %1.</translation>
    </message>
    <message>
        <source>Table %1 has no entity types and no items that show any.</source>
        <translation>Tabelle %1 hat keine Entitätstypen und keine Items, die welche zeigen.</translation>
    </message>
    <message>
        <source>%1 cannot be counted for each item of its own.</source>
        <translation>%1 lässt sich nicht je eigenem Item zählen.</translation>
    </message>
    <message>
        <source>%1, &quot;%2&quot;: %3</source>
        <translation>%1, „%2“: %3</translation>
    </message>
    <message>
        <source>%1, %2: a reference names an entity type, and maybe an attribute of it.</source>
        <translation>%1, %2: Ein Verweis nennt einen Entitätstyp und vielleicht ein Attribut davon.</translation>
    </message>
    <message>
        <source>%1: nothing says how %2 is made.</source>
        <translation>%1: Nichts sagt, wie %2 entsteht.</translation>
    </message>
    <message>
        <source>%1, %2: %3 has no attribute or variable %4.</source>
        <translation>%1, %2: %3 hat kein Attribut und keine Variable %4.</translation>
    </message>
    <message>
        <source>Entity types refer to each other in a circle: %1.</source>
        <translation>Entitätstypen verweisen im Kreis aufeinander: %1.</translation>
    </message>
    <message>
        <source>%1 needs items of %2, and there are none.</source>
        <translation>%1 braucht Items von %2, und es gibt keine.</translation>
    </message>
    <message>
        <source>Not made, because their keys would repeat: %1.</source>
        <translation>Nicht erzeugt, weil sich Schlüssel wiederholen würden: %1.</translation>
    </message>
    <message>
        <source>Not made, because another entity type would claim them: %1.</source>
        <translation>Nicht erzeugt, weil sie zu einem anderen Entitätstyp gehören würden: %1.</translation>
    </message>
    <message>
        <source>Not made, because DynamoDB would refuse them: %1 (%2).</source>
        <translation>Nicht erzeugt, weil DynamoDB sie ablehnen würde: %1 (%2).</translation>
    </message>
    <message>
        <source>At most %1 items are made at once.</source>
        <translation>Höchstens %1 Items entstehen auf einmal.</translation>
    </message>
    <message>
        <source>The entity types were found in the items: %1.</source>
        <translation>In den Items gefundene Entitätstypen: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be made; an example that can: %2.</source>
        <translation>%1 lässt sich nicht erzeugen; ein Beispiel, das geht: %2.</translation>
    </message>
    <message>
        <source>%1 makes no values of type %2.</source>
        <translation>%1 ergibt keine Werte vom Typ %2.</translation>
    </message>
    <message>
        <source>The pattern cannot be read at character %1.</source>
        <translation>Das Muster ist ab Zeichen %1 nicht lesbar.</translation>
    </message>
</context>
<context>
    <name>Grade</name>
    <message>
        <source>Documented</source>
        <translation>Dokumentiert</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
</context>
<context>
    <name>Grid</name>
    <message>
        <source>Too long for a cell: edit it in the item&apos;s JSON</source>
        <translation>Zu lang für eine Zelle: Bearbeite es im JSON des Items</translation>
    </message>
    <message>
        <source>A result: edit the item in Data, or run an update</source>
        <translation>Ein Ergebnis: Bearbeite das Item unter Daten oder führe ein Update aus</translation>
    </message>
</context>
<context>
    <name>Infer</name>
    <message>
        <source>The keys of both say %1.</source>
        <translation>Die Schlüssel beider nennen %1.</translation>
    </message>
    <message>
        <source>%1 says which %2 it is of.</source>
        <translation>%1 sagt, zu welchem %2 es gehört.</translation>
    </message>
    <message>
        <source>%1 needs a template of the table&apos;s key that tells its items.</source>
        <translation>%1 braucht eine Vorlage für den Tabellenschlüssel, an der man seine Items erkennt.</translation>
    </message>
    <message>
        <source>%1 is no key: not every item has it as one S, N or B.</source>
        <translation>%1 ist kein Schlüssel: Nicht jedes Item hat es einheitlich als S, N oder B.</translation>
    </message>
    <message>
        <source>Several items have the same key.</source>
        <translation>Mehrere Items haben denselben Schlüssel.</translation>
    </message>
    <message>
        <source>The key was found in the items: %1.</source>
        <translation>In den Items gefundener Schlüssel: %1.</translation>
    </message>
    <message>
        <source>The key was found in the items: %1 and %2.</source>
        <translation>In den Items gefundener Schlüssel: %1 und %2.</translation>
    </message>
    <message>
        <source>No attribute that every item has tells the items apart, nor do two: say which are the key.</source>
        <translation>Weder ein Attribut noch zwei, die jedes Item hat, unterscheiden die Items: Sag, welche der Schlüssel sind.</translation>
    </message>
    <message>
        <source>Index %1 was found in the items: %2 of %3 are in it.</source>
        <translation>In den Items gefundener Index %1: %2 von %3 stehen darin.</translation>
    </message>
    <message>
        <source>There are no items to learn from.</source>
        <translation>Es gibt keine Items, aus denen sich lernen ließe.</translation>
    </message>
</context>
<context>
    <name>Items</name>
    <message>
        <source>The compressed data is cut off.</source>
        <translation>Die komprimierten Daten sind abgeschnitten.</translation>
    </message>
    <message>
        <source>The compressed data is damaged.</source>
        <translation>Die komprimierten Daten sind beschädigt.</translation>
    </message>
    <message>
        <source>This is no line of an export&apos;s manifest.</source>
        <translation>Das ist keine Zeile aus dem Manifest eines Exports.</translation>
    </message>
    <message>
        <source>The manifest names no data file.</source>
        <translation>Das Manifest nennt keine Datendatei.</translation>
    </message>
    <message>
        <source>This is a folder, and no export: it has no manifest-files.json.</source>
        <translation>Das ist ein Ordner und kein Export: Ihm fehlt manifest-files.json.</translation>
    </message>
    <message>
        <source>A quote is not closed.</source>
        <translation>Ein Anführungszeichen ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The row is longer than %1 MB.</source>
        <translation>Die Zeile ist länger als %1 MB.</translation>
    </message>
    <message>
        <source>There is text behind a closing quote.</source>
        <translation>Hinter einem schließenden Anführungszeichen steht Text.</translation>
    </message>
    <message>
        <source>The row is not valid text of its encoding.</source>
        <translation>Die Zeile ist kein gültiger Text ihrer Zeichenkodierung.</translation>
    </message>
    <message>
        <source>The items could not be written.</source>
        <translation>Die Items konnten nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Read as %1 text.</source>
        <translation>Als %1-Text gelesen.</translation>
    </message>
    <message>
        <source>The file has no row of column names.</source>
        <translation>Die Datei hat keine Zeile mit Spaltennamen.</translation>
    </message>
    <message>
        <source>The file has no column %1.</source>
        <translation>Die Datei hat keine Spalte %1.</translation>
    </message>
    <message>
        <source>Two columns give the attribute %1; leave one of them out.</source>
        <translation>Zwei Spalten ergeben das Attribut %1; lass eine davon weg.</translation>
    </message>
    <message>
        <source>No column is taken: give columns attribute names.</source>
        <translation>Keine Spalte wird übernommen: Gib Spalten Attributnamen.</translation>
    </message>
    <message>
        <source>Columns without an attribute name are left out: %1.</source>
        <translation>Spalten ohne Attributnamen bleiben weg: %1.</translation>
    </message>
    <message>
        <source>%1: the manifest counts %2 items, the file has %3.</source>
        <translation>%1: Das Manifest zählt %2 Items, die Datei hat %3.</translation>
    </message>
    <message>
        <source>Types were guessed from the values: %1.</source>
        <translation>Aus den Werten geratene Typen: %1.</translation>
    </message>
    <message>
        <source>Types were guessed from the values of the first %2 rows: %1.</source>
        <translation>Aus den Werten der ersten %2 Zeilen geratene Typen: %1.</translation>
    </message>
    <message>
        <source>Everything is quoted, so empty cells are taken as no value.</source>
        <translation>Alles steht in Anführungszeichen, darum gelten leere Zellen als kein Wert.</translation>
    </message>
    <message>
        <source>The requests are for table %1; they go into %2.</source>
        <translation>Die Anfragen gelten Tabelle %1; sie kommen in %2.</translation>
    </message>
    <message>
        <source>The file has items of several tables (%1), and none of %2.</source>
        <translation>Die Datei hat Items mehrerer Tabellen (%1) und keine von %2.</translation>
    </message>
    <message>
        <source>The file has items of several tables (%1); those of %2 are taken.</source>
        <translation>Die Datei hat Items mehrerer Tabellen (%1); die von %2 werden übernommen.</translation>
    </message>
    <message>
        <source>No column gives the key attributes %1.</source>
        <translation>Keine Spalte ergibt die Schlüsselattribute %1.</translation>
    </message>
    <message>
        <source>The key attributes %1 are made by the key templates of %2.</source>
        <translation>Die Schlüsselattribute %1 entstehen aus den Schlüsselvorlagen von %2.</translation>
    </message>
    <message>
        <source>Plain JSON knows no sets and no binary: such attributes become those only where the table declares it.</source>
        <translation>Einfaches JSON kennt keine Mengen und nichts Binäres: Solche Attribute entstehen nur, wo die Tabelle sie deklariert.</translation>
    </message>
    <message>
        <source>The table has an item %1 already.</source>
        <translation>Die Tabelle hat schon ein Item %1.</translation>
    </message>
    <message>
        <source>The item %1 stands in line %2 already.</source>
        <translation>Das Item %1 steht schon in Zeile %2.</translation>
    </message>
    <message>
        <source>The row has %1 cells, the file %2 columns.</source>
        <translation>Die Zeile hat %1 Zellen, die Datei %2 Spalten.</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Spalte %1: %2</translation>
    </message>
    <message>
        <source>Attribute %1: %2</source>
        <translation>Attribut %1: %2</translation>
    </message>
    <message>
        <source>An item is a JSON object of attributes.</source>
        <translation>Ein Item ist ein JSON-Objekt aus Attributen.</translation>
    </message>
    <message>
        <source>CSV, types in the header</source>
        <translation>CSV, Typen in der Kopfzeile</translation>
    </message>
    <message>
        <source>DynamoDB JSON, an item a line</source>
        <translation>DynamoDB-JSON, ein Item je Zeile</translation>
    </message>
    <message>
        <source>DynamoDB JSON, an array</source>
        <translation>DynamoDB-JSON, ein Array</translation>
    </message>
    <message>
        <source>Plain JSON, an item a line</source>
        <translation>Einfaches JSON, ein Item je Zeile</translation>
    </message>
    <message>
        <source>Plain JSON, an array</source>
        <translation>Einfaches JSON, ein Array</translation>
    </message>
    <message>
        <source>BatchWriteItem requests</source>
        <translation>BatchWriteItem-Anfragen</translation>
    </message>
    <message>
        <source>DynamoDB JSON as exported to S3</source>
        <translation>DynamoDB-JSON wie nach S3 exportiert</translation>
    </message>
    <message>
        <source>There are no items: the file is empty.</source>
        <translation>Es gibt keine Items: Die Datei ist leer.</translation>
    </message>
    <message>
        <source>This is a model, not a list of items: open it instead.</source>
        <translation>Das ist ein Modell, keine Liste von Items: Öffne es stattdessen.</translation>
    </message>
    <message>
        <source>This is a description of tables (%1), not a list of items.</source>
        <translation>Das beschreibt Tabellen (%1) und ist keine Liste von Items.</translation>
    </message>
    <message>
        <source>This is a deletion, not an item.</source>
        <translation>Das ist eine Löschung, kein Item.</translation>
    </message>
    <message>
        <source>The item is longer than %1 MB.</source>
        <translation>Das Item ist länger als %1 MB.</translation>
    </message>
    <message>
        <source>The file ends within this item.</source>
        <translation>Die Datei endet mitten in diesem Item.</translation>
    </message>
    <message>
        <source>The text is no JSON from here on.</source>
        <translation>Ab hier ist der Text kein JSON mehr.</translation>
    </message>
    <message>
        <source>The file is cut off: a bracket is not closed.</source>
        <translation>Die Datei ist abgeschnitten: Eine Klammer ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>This is no CSV of that delimiter: more than %1 quotes are not closed.</source>
        <translation>Das ist kein CSV mit diesem Trennzeichen: Mehr als %1 Anführungszeichen sind nicht geschlossen.</translation>
    </message>
    <message>
        <source>Values that are none of DynamoDB&apos;s are left out: %1.</source>
        <translation>Werte, die keine von DynamoDB sind, fehlen: %1.</translation>
    </message>
    <message>
        <source>Values that are none of DynamoDB&apos;s, and that an import will refuse: %1.</source>
        <translation>Werte, die keine von DynamoDB sind und die ein Import ablehnt: %1.</translation>
    </message>
    <message>
        <source>Sets are written as lists: %1.</source>
        <translation>Mengen sind als Listen geschrieben: %1.</translation>
    </message>
    <message>
        <source>Binary values are written as base64 text: %1.</source>
        <translation>Binärwerte sind als Base64-Text geschrieben: %1.</translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>After the end of the JSON there is more: %1.</source>
        <translation>Nach dem Ende des JSON folgt noch etwas: %1.</translation>
    </message>
    <message>
        <source>The file ends in the middle: what begins in line %1 is not closed.</source>
        <translation>Die Datei endet mittendrin: Was in Zeile %1 beginnt, wird nicht geschlossen.</translation>
    </message>
    <message>
        <source>Comments are no part of JSON.</source>
        <translation>JSON kennt keine Kommentare.</translation>
    </message>
    <message>
        <source>Here %1 should follow, not %2.</source>
        <translation>Hier sollte %1 folgen, nicht %2.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>A number may not begin with 0.</source>
        <translation>Eine Zahl darf nicht mit 0 beginnen.</translation>
    </message>
    <message>
        <source>A text may not hold a line break or another control character as it is.</source>
        <translation>Ein Text darf keinen Zeilenumbruch und kein anderes Steuerzeichen unmittelbar enthalten.</translation>
    </message>
    <message>
        <source>JSON has no escape %1.</source>
        <translation>JSON kennt die Maskierung %1 nicht.</translation>
    </message>
    <message>
        <source>Four hexadecimal digits have to follow \u.</source>
        <translation>Auf \u müssen vier hexadezimale Ziffern folgen.</translation>
    </message>
    <message>
        <source>%1 is half of a character: the other half of the pair is missing.</source>
        <translation>%1 ist ein halbes Zeichen: Die andere Hälfte des Paares fehlt.</translation>
    </message>
    <message>
        <source>Nested deeper than %1 levels.</source>
        <translation>Tiefer als %1 Ebenen verschachtelt.</translation>
    </message>
    <message>
        <source>The comma before &quot;}&quot; is one too many.</source>
        <translation>Das Komma vor „}“ ist eines zu viel.</translation>
    </message>
    <message>
        <source>The comma before &quot;]&quot; is one too many.</source>
        <translation>Das Komma vor „]“ ist eines zu viel.</translation>
    </message>
    <message>
        <source>This should be %1, but is %2.</source>
        <translation>Das sollte %1 sein, ist aber %2.</translation>
    </message>
    <message>
        <source>This is UTF-16 text. Save it as UTF-8 and open it again.</source>
        <translation>Das ist UTF-16-Text. Speichere ihn als UTF-8 und öffne ihn erneut.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text: byte %1 of the file is 0x%2.</source>
        <translation>Das ist kein UTF-8-Text: Byte %1 der Datei ist 0x%2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing here.</source>
        <translation>Hier fehlt „%1“.</translation>
    </message>
    <message>
        <source>This should be a whole number, but is %1.</source>
        <translation>Das sollte eine ganze Zahl sein, ist aber %1.</translation>
    </message>
    <message>
        <source>An item is an object of attributes, not %1.</source>
        <translation>Ein Item ist ein Objekt mit Attributen, nicht %1.</translation>
    </message>
</context>
<context>
    <name>Lens</name>
    <message>
        <source>%1 is of type %2, the index needs %3</source>
        <translation>%1 hat den Typ %2, der Index braucht %3</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>%1 has no template for %2</source>
        <translation>%1 hat keine Vorlage für %2</translation>
    </message>
    <message>
        <source>%1 is absent</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>%1 is missing: the item has no %2</source>
        <translation>%1 fehlt: Das Item hat kein %2</translation>
    </message>
    <message>
        <source>%1 is missing: %2 is %3</source>
        <translation>%1 fehlt: %2 ist %3</translation>
    </message>
    <message>
        <source>%1 is missing: its template is %2</source>
        <translation>%1 fehlt: Die Vorlage ist %2</translation>
    </message>
</context>
<context>
    <name>Paste</name>
    <message>
        <source>An item is a JSON object: {&quot;PK&quot;: {&quot;S&quot;: &quot;USER#1&quot;}}</source>
        <translation>Ein Item ist ein JSON-Objekt: {&quot;PK&quot;: {&quot;S&quot;: &quot;USER#1&quot;}}</translation>
    </message>
</context>
<context>
    <name>Prices</name>
    <message>
        <source>&quot;%1&quot; is no amount such as &quot;0.125&quot;.</source>
        <translation>„%1“ ist kein Betrag wie „0.125“.</translation>
    </message>
    <message>
        <source>The price &quot;%1&quot; is there twice.</source>
        <translation>Der Preis „%1“ steht zweimal da.</translation>
    </message>
    <message>
        <source>A price is for more than 0 units.</source>
        <translation>Ein Preis gilt für mehr als 0 Einheiten.</translation>
    </message>
    <message>
        <source>There is no price table of format %1.</source>
        <translation>Eine Preistabelle im Format %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 says nothing.</source>
        <translation>%1 sagt nichts.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no day such as 2026-11-30.</source>
        <translation>„%1“ ist kein Tag wie 2026-11-30.</translation>
    </message>
    <message>
        <source>The price &quot;%1&quot; is missing.</source>
        <translation>Der Preis „%1“ fehlt.</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
</context>
<context>
    <name>Project</name>
    <message>
        <source>&quot;%1&quot; is none of %2.</source>
        <translation>„%1“ ist keines von %2.</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>Ein Name fehlt.</translation>
    </message>
    <message>
        <source>Two have the name &quot;%1&quot;.</source>
        <translation>Zwei tragen den Namen „%1“.</translation>
    </message>
    <message>
        <source>A colour is 1 to %1.</source>
        <translation>Eine Farbe ist 1 bis %1.</translation>
    </message>
    <message>
        <source>An access pattern needs an id.</source>
        <translation>Ein Zugriffsmuster braucht eine Kennung.</translation>
    </message>
    <message>
        <source>Two access patterns have the id &quot;%1&quot;.</source>
        <translation>Zwei Zugriffsmuster haben die Kennung „%1“.</translation>
    </message>
    <message>
        <source>%1 is no place on the canvas.</source>
        <translation>%1 ist kein Ort auf der Zeichenfläche.</translation>
    </message>
    <message>
        <source>Only blanks and tabs indent, up to %1 of them.</source>
        <translation>Eingerückt wird nur mit Leerzeichen und Tabulatoren, höchstens %1.</translation>
    </message>
    <message>
        <source>A newer Hashrange wrote this file (format %1); this one reads up to format %2.</source>
        <translation>Ein neueres Hashrange hat diese Datei geschrieben (Format %1); dieses liest bis Format %2.</translation>
    </message>
    <message>
        <source>There is no format %1.</source>
        <translation>Es gibt kein Format %1.</translation>
    </message>
    <message>
        <source>%1 is too large a number.</source>
        <translation>%1 ist eine zu große Zahl.</translation>
    </message>
    <message>
        <source>%1 is no number from 0 up.</source>
        <translation>%1 ist keine Zahl ab 0.</translation>
    </message>
</context>
<context>
    <name>Query</name>
    <message>
        <source>%1 writes; this form is for reads</source>
        <translation>%1 schreibt; dieses Formular ist zum Lesen</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 braucht einen Wert</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Items that an index misses</source>
        <translation>Items, die einem Index fehlen</translation>
    </message>
    <message>
        <source>Their templates say that they are in the index, but they lack its key attribute, so queries on the index do not find them and nothing warns of it.</source>
        <translation>Ihre Vorlagen sagen, dass sie im Index stehen, aber ihnen fehlt sein Schlüsselattribut; Abfragen auf den Index finden sie nicht, und nichts warnt davor.</translation>
    </message>
    <message>
        <source>An index without items</source>
        <translation>Ein Index ohne Items</translation>
    </message>
    <message>
        <source>No item has all its key attributes: often a name spelled otherwise in the items than in the index.</source>
        <translation>Kein Item hat alle seine Schlüsselattribute: oft ein Name, der in den Items anders geschrieben ist als im Index.</translation>
    </message>
    <message>
        <source>Two indexes with the same key</source>
        <translation>Zwei Indizes mit demselben Schlüssel</translation>
    </message>
    <message>
        <source>Each is paid for with storage and with every write; one with the wider projection answers both.</source>
        <translation>Jeder kostet Speicher und jedes Schreiben; einer mit der breiteren Projektion beantwortet beides.</translation>
    </message>
    <message>
        <source>An index with the table&apos;s key</source>
        <translation>Ein Index mit dem Schlüssel der Tabelle</translation>
    </message>
    <message>
        <source>It answers no question that the table does not, and doubles the writes.</source>
        <translation>Er beantwortet keine Frage, die die Tabelle nicht beantwortet, und verdoppelt das Schreiben.</translation>
    </message>
    <message>
        <source>A projection wider than it needs to be</source>
        <translation>Eine Projektion, breiter als nötig</translation>
    </message>
    <message>
        <source>Each write of an entry pays for all that is copied. Project the keys and what the index&apos;s patterns return.</source>
        <translation>Jedes Schreiben eines Eintrags bezahlt alles, was kopiert wird. Projiziere die Schlüssel und was die Muster des Index liefern.</translation>
    </message>
    <message>
        <source>A projected attribute that no item has</source>
        <translation>Ein projiziertes Attribut, das kein Item hat</translation>
    </message>
    <message>
        <source>It is likely spelled otherwise in the items, and the index then lacks it.</source>
        <translation>Es ist in den Items wohl anders geschrieben, und dem Index fehlt es dann.</translation>
    </message>
    <message>
        <source>A local index binds the item collections</source>
        <translation>Ein lokaler Index bindet die Item-Sammlungen</translation>
    </message>
    <message>
        <source>With a local index an item collection stays in one partition: at most 10 GB with its index entries, never split for heat. Prefer a global index unless strong reads in another order are needed.</source>
        <translation>Mit lokalem Index bleibt eine Item-Sammlung in einer Partition: höchstens 10 GB mit ihren Indexeinträgen, bei Hitze nie geteilt. Nimm lieber einen globalen Index, außer du brauchst konsistentes Lesen in anderer Ordnung.</translation>
    </message>
    <message>
        <source>A collection that outgrows a partition</source>
        <translation>Eine Sammlung, größer als eine Partition</translation>
    </message>
    <message>
        <source>A partition holds about 10 GB. Without local indexes DynamoDB splits the collection by sort key; with one, writes fail with ItemCollectionSizeLimitExceeded.</source>
        <translation>Eine Partition fasst etwa 10 GB. Ohne lokale Indizes teilt DynamoDB die Sammlung nach dem Sortierschlüssel; mit einem scheitert das Schreiben mit ItemCollectionSizeLimitExceeded.</translation>
    </message>
    <message>
        <source>An index with less write capacity than its table</source>
        <translation>Ein Index mit weniger Schreibkapazität als seine Tabelle</translation>
    </message>
    <message>
        <source>When a global index cannot take the writes, the writes of the table are throttled, although the table has capacity left.</source>
        <translation>Kann ein globaler Index das Schreiben nicht aufnehmen, wird die Tabelle gedrosselt, obwohl sie noch Kapazität hat.</translation>
    </message>
    <message>
        <source>More than 20 global indexes</source>
        <translation>Mehr als 20 globale Indizes</translation>
    </message>
    <message>
        <source>The quota can be raised on request, but each index is paid for with every write. Overload an index with several kinds of items instead.</source>
        <translation>Die Quote lässt sich auf Antrag erhöhen, aber jeder Index kostet bei jedem Schreiben. Lege lieber mehrere Arten von Items in einen Index.</translation>
    </message>
    <message>
        <source>More than 5 local indexes</source>
        <translation>Mehr als 5 lokale Indizes</translation>
    </message>
    <message>
        <source>CreateTable refuses them.</source>
        <translation>CreateTable lehnt sie ab.</translation>
    </message>
    <message>
        <source>More than 100 projected attributes</source>
        <translation>Mehr als 100 projizierte Attribute</translation>
    </message>
    <message>
        <source>The attributes that all indexes of a table name in their projections together may be 100; CreateTable refuses more.</source>
        <translation>Alle Indizes einer Tabelle zusammen dürfen in ihren Projektionen 100 Attribute nennen; mehr lehnt CreateTable ab.</translation>
    </message>
    <message>
        <source>A value that is no DynamoDB value</source>
        <translation>Ein Wert, der kein DynamoDB-Wert ist</translation>
    </message>
    <message>
        <source>NoSQL Workbench keeps such values in its files, but no table can hold them; the item is left out of the sandbox.</source>
        <translation>NoSQL Workbench bewahrt solche Werte in seinen Dateien auf, aber keine Tabelle kann sie enthalten; das Item bleibt aus der Sandbox.</translation>
    </message>
    <message>
        <source>An item without its whole key</source>
        <translation>Ein Item ohne ganzen Schlüssel</translation>
    </message>
    <message>
        <source>Every item needs each key attribute in the declared type, not empty, at most 2,048 bytes for the partition key and 1,024 for the sort key. PutItem refuses others.</source>
        <translation>Jedes Item braucht jedes Schlüsselattribut im erklärten Typ, nicht leer, höchstens 2.048 Bytes für den Partitions- und 1.024 für den Sortierschlüssel. Andere lehnt PutItem ab.</translation>
    </message>
    <message>
        <source>Two items with the same key</source>
        <translation>Zwei Items mit demselben Schlüssel</translation>
    </message>
    <message>
        <source>A table holds one item for each key: writing the second replaces the first.</source>
        <translation>Eine Tabelle hat für jeden Schlüssel ein Item: Das zweite zu schreiben ersetzt das erste.</translation>
    </message>
    <message>
        <source>An item over 400 KB</source>
        <translation>Ein Item über 400 KB</translation>
    </message>
    <message>
        <source>DynamoDB refuses it. Keep large content in object storage and its reference in the item, or split the item into a collection.</source>
        <translation>DynamoDB lehnt es ab. Lege großen Inhalt in einen Objektspeicher und den Verweis ins Item, oder teile das Item in eine Sammlung.</translation>
    </message>
    <message>
        <source>A value that an index key cannot take</source>
        <translation>Ein Wert, den ein Indexschlüssel nicht nimmt</translation>
    </message>
    <message>
        <source>An item whose index key attribute has another type or is empty is refused as a whole, not only left out of the index.</source>
        <translation>Ein Item, dessen Indexschlüssel einen anderen Typ hat oder leer ist, wird ganz abgelehnt, nicht nur aus dem Index gelassen.</translation>
    </message>
    <message>
        <source>A key that differs from its attributes</source>
        <translation>Ein Schlüssel, der von seinen Attributen abweicht</translation>
    </message>
    <message>
        <source>The key is made from other attributes and no longer says what they say, so queries find the item where it is no more.</source>
        <translation>Der Schlüssel ist aus anderen Attributen gemacht und sagt nicht mehr, was sie sagen; Abfragen finden das Item dort, wo es nicht mehr hingehört.</translation>
    </message>
    <message>
        <source>An item of no entity type</source>
        <translation>Ein Item ohne Entitätstyp</translation>
    </message>
    <message>
        <source>Its keys fit none of the templates, so no pattern is written for it; often a typing error in a prefix.</source>
        <translation>Seine Schlüssel passen zu keiner Vorlage, also ist kein Muster dafür geschrieben; oft ein Tippfehler im Präfix.</translation>
    </message>
    <message>
        <source>Two spellings of an attribute name</source>
        <translation>Zwei Schreibweisen eines Attributnamens</translation>
    </message>
    <message>
        <source>Attribute names are case sensitive: an index or filter on one spelling does not see the other.</source>
        <translation>Bei Attributnamen zählt Groß- und Kleinschreibung: Ein Index oder Filter auf die eine Schreibweise sieht die andere nicht.</translation>
    </message>
    <message>
        <source>An item near 400 KB</source>
        <translation>Ein Item nahe 400 KB</translation>
    </message>
    <message>
        <source>It has little room to grow, and every write of it costs hundreds of units, however small the change.</source>
        <translation>Es kann kaum noch wachsen, und jedes Schreiben kostet Hunderte Einheiten, wie klein die Änderung auch ist.</translation>
    </message>
    <message>
        <source>A large value in an item</source>
        <translation>Ein großer Wert in einem Item</translation>
    </message>
    <message>
        <source>Each read and write pays for the whole item. Keep documents and pictures in object storage and a reference in the item; compress long texts.</source>
        <translation>Jedes Lesen und Schreiben bezahlt das ganze Item. Lege Dokumente und Bilder in einen Objektspeicher und einen Verweis ins Item; komprimiere lange Texte.</translation>
    </message>
    <message>
        <source>A list or set that grows</source>
        <translation>Eine Liste oder Menge, die wächst</translation>
    </message>
    <message>
        <source>It is rewritten as a whole with each change and ends at 400 KB. Items of their own in one collection have no such end.</source>
        <translation>Sie wird bei jeder Änderung ganz neu geschrieben und endet bei 400 KB. Eigene Items in einer Sammlung haben kein solches Ende.</translation>
    </message>
    <message>
        <source>Deeply nested content</source>
        <translation>Tief geschachtelter Inhalt</translation>
    </message>
    <message>
        <source>Keys and indexes do not reach into maps, and 32 levels are the most. What is asked for belongs at the top level; content that is all nesting suits a document database.</source>
        <translation>Schlüssel und Indizes reichen nicht in Maps, und mehr als 32 Ebenen gibt es nicht. Wonach gefragt wird, gehört auf die oberste Ebene; Inhalt, der nur Schachtelung ist, passt in eine Dokumentdatenbank.</translation>
    </message>
    <message>
        <source>NULL instead of no attribute</source>
        <translation>NULL statt keines Attributs</translation>
    </message>
    <message>
        <source>NULL takes room, counts as present for attribute_exists, and is refused in an index key. Leaving the attribute out keeps an index sparse.</source>
        <translation>NULL braucht Platz, gilt für attribute_exists als vorhanden und wird im Indexschlüssel abgelehnt. Das Attribut wegzulassen hält einen Index spärlich.</translation>
    </message>
    <message>
        <source>Numbers kept as strings</source>
        <translation>Zahlen als Text</translation>
    </message>
    <message>
        <source>Strings compare letter by letter (&quot;9&quot; is more than &quot;10&quot;) and ADD works on numbers only.</source>
        <translation>Texte werden Zeichen für Zeichen verglichen („9“ ist mehr als „10“), und ADD rechnet nur mit Zahlen.</translation>
    </message>
    <message>
        <source>One attribute in two types</source>
        <translation>Ein Attribut in zwei Typen</translation>
    </message>
    <message>
        <source>Comparing values of different types is always false, so filters silently miss some of the items.</source>
        <translation>Werte verschiedener Typen zu vergleichen ist immer falsch; Filter übergehen also stillschweigend einen Teil der Items.</translation>
    </message>
    <message>
        <source>A value not of its declared type</source>
        <translation>Ein Wert nicht vom erklärten Typ</translation>
    </message>
    <message>
        <source>Only key attributes have a type in DynamoDB; the declaration is what the model&apos;s readers rely on.</source>
        <translation>Nur Schlüsselattribute haben in DynamoDB einen Typ; auf die Erklärung verlassen sich die Leser des Modells.</translation>
    </message>
    <message>
        <source>A required attribute is missing</source>
        <translation>Ein Pflichtattribut fehlt</translation>
    </message>
    <message>
        <source>DynamoDB does not enforce it; code that counts on the attribute fails on these items.</source>
        <translation>DynamoDB erzwingt es nicht; Code, der auf das Attribut baut, scheitert an diesen Items.</translation>
    </message>
    <message>
        <source>A partition key that is yes or no</source>
        <translation>Ein Partitionsschlüssel, der ja oder nein ist</translation>
    </message>
    <message>
        <source>Two values are two item collections: each takes half of all traffic, and one partition serves at most 1,000 write and 3,000 read units a second. A sparse index holds only the items that are meant.</source>
        <translation>Zwei Werte sind zwei Item-Sammlungen: Jede nimmt die Hälfte des Verkehrs, und eine Partition leistet höchstens 1.000 Schreib- und 3.000 Leseeinheiten je Sekunde. Ein spärlicher Index enthält nur die gemeinten Items.</translation>
    </message>
    <message>
        <source>A partition key with few values</source>
        <translation>Ein Partitionsschlüssel mit wenigen Werten</translation>
    </message>
    <message>
        <source>Traffic spreads over key values; a few of them become hot partitions however large the table is. Add to the key what differs from item to item, or shard it.</source>
        <translation>Verkehr verteilt sich über Schlüsselwerte; wenige davon werden heiße Partitionen, wie groß die Tabelle auch ist. Nimm in den Schlüssel auf, was von Item zu Item verschieden ist, oder teile ihn in Scherben.</translation>
    </message>
    <message>
        <source>All items of a kind under one key value</source>
        <translation>Alle Items einer Art unter einem Schlüsselwert</translation>
    </message>
    <message>
        <source>However many there are, they share what one key value can take: 1,000 write and 3,000 read units a second. Shard the value, or make a part of the item the key.</source>
        <translation>Wie viele es auch sind, sie teilen sich, was ein Schlüsselwert leistet: 1.000 Schreib- und 3.000 Leseeinheiten je Sekunde. Teile den Wert in Scherben, oder mach einen Teil des Items zum Schlüssel.</translation>
    </message>
    <message>
        <source>A date as partition key</source>
        <translation>Ein Datum als Partitionsschlüssel</translation>
    </message>
    <message>
        <source>Today&apos;s value takes all of today&apos;s traffic and yesterday&apos;s rest. That is fine below 1,000 write units a second; above, add a shard number to the date.</source>
        <translation>Der heutige Wert nimmt den ganzen heutigen Verkehr, und die gestrigen ruhen. Unter 1.000 Schreibeinheiten je Sekunde ist das in Ordnung; darüber gib dem Datum eine Scherbennummer.</translation>
    </message>
    <message>
        <source>Numbers in a sort key without leading zeros</source>
        <translation>Zahlen im Sortierschlüssel ohne führende Nullen</translation>
    </message>
    <message>
        <source>Strings sort letter by letter, so 10 comes before 9 and a range over them brings the wrong items. Pad to a fixed width, or use a number as the key.</source>
        <translation>Texte sortieren Zeichen für Zeichen, also steht 10 vor 9, und ein Bereich liefert die falschen Items. Fülle auf feste Breite auf, oder nimm eine Zahl als Schlüssel.</translation>
    </message>
    <message>
        <source>A date that does not sort by time</source>
        <translation>Ein Datum, das nicht nach der Zeit sortiert</translation>
    </message>
    <message>
        <source>Strings sort letter by letter; only year, month, day with leading zeros (ISO 8601) is also the order of time, so that BETWEEN and begins_with find a period.</source>
        <translation>Texte sortieren Zeichen für Zeichen; nur Jahr, Monat, Tag mit führenden Nullen (ISO 8601) ist zugleich die Ordnung der Zeit, sodass BETWEEN und begins_with einen Zeitraum finden.</translation>
    </message>
    <message>
        <source>Times of different zones in a sort key</source>
        <translation>Zeiten verschiedener Zonen im Sortierschlüssel</translation>
    </message>
    <message>
        <source>As text, 10:00+02:00 sorts behind 09:00Z although it was earlier. Write all times in UTC.</source>
        <translation>Als Text steht 10:00+02:00 hinter 09:00Z, obwohl es früher war. Schreibe alle Zeiten in UTC.</translation>
    </message>
    <message>
        <source>The delimiter within a value</source>
        <translation>Das Trennzeichen in einem Wert</translation>
    </message>
    <message>
        <source>The key cannot be taken apart again, and begins_with on the part before it finds other items too. Escape the character, or choose another delimiter.</source>
        <translation>Der Schlüssel lässt sich nicht mehr zerlegen, und begins_with auf den Teil davor findet auch andere Items. Maskiere das Zeichen, oder wähle ein anderes Trennzeichen.</translation>
    </message>
    <message>
        <source>One prefix begins another</source>
        <translation>Ein Präfix beginnt ein anderes</translation>
    </message>
    <message>
        <source>begins_with takes the shorter prefix for the longer one as well. End each prefix with a delimiter.</source>
        <translation>begins_with nimmt das kürzere Präfix auch für das längere. Beende jedes Präfix mit einem Trennzeichen.</translation>
    </message>
    <message>
        <source>Two entity types with the same keys</source>
        <translation>Zwei Entitätstypen mit denselben Schlüsseln</translation>
    </message>
    <message>
        <source>Nothing tells their items apart, and an item of the one can overwrite the other&apos;s.</source>
        <translation>Nichts unterscheidet ihre Items, und ein Item der einen Art kann das der anderen überschreiben.</translation>
    </message>
    <message>
        <source>No type attribute</source>
        <translation>Kein Typattribut</translation>
    </message>
    <message>
        <source>An attribute such as type = &quot;order&quot; tells readers, exports and stream consumers what an item is without knowing the key&apos;s grammar.</source>
        <translation>Ein Attribut wie type = &quot;order&quot; sagt Lesern, Exporten und Stream-Empfängern, was ein Item ist, ohne dass sie den Aufbau der Schlüssel kennen.</translation>
    </message>
    <message>
        <source>Keys without a prefix in a shared table</source>
        <translation>Schlüssel ohne Präfix in einer gemeinsamen Tabelle</translation>
    </message>
    <message>
        <source>Ids of two kinds may meet under one key value. A prefix such as ORDER# keeps them apart and lets begins_with choose a kind.</source>
        <translation>Kennungen zweier Arten können unter einem Schlüsselwert zusammentreffen. Ein Präfix wie ORDER# hält sie auseinander und lässt begins_with eine Art wählen.</translation>
    </message>
    <message>
        <source>Several kinds of items and no sort key</source>
        <translation>Mehrere Arten von Items und kein Sortierschlüssel</translation>
    </message>
    <message>
        <source>Without a sort key there are no item collections: a parent and its children cannot be read with one query, which is what one table for many kinds is for.</source>
        <translation>Ohne Sortierschlüssel gibt es keine Item-Sammlungen: Ein Eltern-Item und seine Kinder lassen sich nicht mit einer Abfrage lesen, wozu eine Tabelle für viele Arten da ist.</translation>
    </message>
    <message>
        <source>A key attribute named after one kind of item</source>
        <translation>Ein Schlüsselattribut, nach einer Art von Items benannt</translation>
    </message>
    <message>
        <source>In a table of several kinds the name is wrong for the others. PK and SK promise nothing.</source>
        <translation>In einer Tabelle mit mehreren Arten ist der Name für die anderen falsch. PK und SK versprechen nichts.</translation>
    </message>
    <message>
        <source>PK and SK in a table of one kind</source>
        <translation>PK und SK in einer Tabelle mit einer Art</translation>
    </message>
    <message>
        <source>Where a table holds one kind of items, a key called customerId says what to pass; PK is for tables of several kinds.</source>
        <translation>Wo eine Tabelle eine Art von Items enthält, sagt ein Schlüssel namens customerId, was zu übergeben ist; PK ist für Tabellen mit mehreren Arten.</translation>
    </message>
    <message>
        <source>No access patterns</source>
        <translation>Keine Zugriffsmuster</translation>
    </message>
    <message>
        <source>Keys follow from the questions that the application asks: list them first, then each can be shown to be one cheap request.</source>
        <translation>Schlüssel folgen aus den Fragen der Anwendung: Zähle sie zuerst auf, dann lässt sich von jeder zeigen, dass sie eine billige Anfrage ist.</translation>
    </message>
    <message>
        <source>A pattern for what is not there</source>
        <translation>Ein Muster für etwas, das nicht da ist</translation>
    </message>
    <message>
        <source>The table or index that it names is not in the model.</source>
        <translation>Die Tabelle oder der Index, den es nennt, steht nicht im Modell.</translation>
    </message>
    <message>
        <source>An expression that DynamoDB refuses</source>
        <translation>Ein Ausdruck, den DynamoDB ablehnt</translation>
    </message>
    <message>
        <source>The words are DynamoDB&apos;s own.</source>
        <translation>Die Worte sind DynamoDBs eigene.</translation>
    </message>
    <message>
        <source>A reserved word in an expression</source>
        <translation>Ein reserviertes Wort in einem Ausdruck</translation>
    </message>
    <message>
        <source>573 words (name, status, date and others) cannot stand in expressions as they are; give them a placeholder such as #s.</source>
        <translation>573 Wörter (name, status, date und andere) dürfen in Ausdrücken nicht so stehen; gib ihnen einen Platzhalter wie #s.</translation>
    </message>
    <message>
        <source>A key condition that the key does not answer</source>
        <translation>Eine Schlüsselbedingung, die der Schlüssel nicht beantwortet</translation>
    </message>
    <message>
        <source>A query gives the whole partition key by equality and at most one condition on the sort key; a single item needs its whole key.</source>
        <translation>Eine Abfrage nennt den ganzen Partitionsschlüssel durch Gleichheit und höchstens eine Bedingung auf den Sortierschlüssel; ein einzelnes Item braucht seinen ganzen Schlüssel.</translation>
    </message>
    <message>
        <source>A multi-attribute key used out of order</source>
        <translation>Ein Schlüssel aus mehreren Attributen in falscher Ordnung</translation>
    </message>
    <message>
        <source>All partition attributes by equality, sort attributes from left to right without a gap, a range only on the last that is used.</source>
        <translation>Alle Partitionsattribute durch Gleichheit, Sortierattribute von links nach rechts ohne Lücke, ein Bereich nur auf dem letzten benutzten.</translation>
    </message>
    <message>
        <source>A filter on a key attribute</source>
        <translation>Ein Filter auf ein Schlüsselattribut</translation>
    </message>
    <message>
        <source>DynamoDB refuses filters on the key of what is queried: what the key condition cannot say, the key does not serve.</source>
        <translation>DynamoDB lehnt Filter auf den Schlüssel dessen ab, was abgefragt wird: Was die Schlüsselbedingung nicht sagen kann, bedient der Schlüssel nicht.</translation>
    </message>
    <message>
        <source>A consistent read of a global index</source>
        <translation>Konsistentes Lesen aus einem globalen Index</translation>
    </message>
    <message>
        <source>Global indexes follow their table a moment later and serve eventually consistent reads only.</source>
        <translation>Globale Indizes folgen ihrer Tabelle einen Augenblick später und liefern nur letztlich konsistentes Lesen.</translation>
    </message>
    <message>
        <source>A pattern reads a stream that is off</source>
        <translation>Ein Muster liest einen Stream, der aus ist</translation>
    </message>
    <message>
        <source>Changes are recorded only while the table has a stream, for 24 hours.</source>
        <translation>Änderungen werden nur aufgezeichnet, solange die Tabelle einen Stream hat, für 24 Stunden.</translation>
    </message>
    <message>
        <source>A pattern that scans</source>
        <translation>Ein Muster, das alles durchsucht</translation>
    </message>
    <message>
        <source>It reads and pays for everything, whatever it returns, and grows slower with the table. A key or an index that holds what is asked for turns it into a query.</source>
        <translation>Es liest und bezahlt alles, was es auch liefert, und wird mit der Tabelle langsamer. Ein Schlüssel oder Index mit dem Gefragten macht eine Abfrage daraus.</translation>
    </message>
    <message>
        <source>A filter that throws most away</source>
        <translation>Ein Filter, der das meiste verwirft</translation>
    </message>
    <message>
        <source>A filter runs after reading: what it drops has been paid for. Move the condition into a key, or into a sparse index.</source>
        <translation>Ein Filter läuft nach dem Lesen: Was er verwirft, ist bezahlt. Verlege die Bedingung in einen Schlüssel oder einen spärlichen Index.</translation>
    </message>
    <message>
        <source>A prefix that finds more than is meant</source>
        <translation>Ein Präfix, das mehr findet als gemeint</translation>
    </message>
    <message>
        <source>begins_with USER#1 also finds USER#10. End the prefix with the delimiter, or ask for the value by equality.</source>
        <translation>begins_with USER#1 findet auch USER#10. Beende das Präfix mit dem Trennzeichen, oder frage den Wert durch Gleichheit ab.</translation>
    </message>
    <message>
        <source>An index that lacks what a pattern asks</source>
        <translation>Ein Index, dem fehlt, was ein Muster fragt</translation>
    </message>
    <message>
        <source>A filter on an attribute that the global index does not project is never true, and a projection of it is refused.</source>
        <translation>Ein Filter auf ein Attribut, das der globale Index nicht projiziert, ist nie wahr, und eine Projektion darauf wird abgelehnt.</translation>
    </message>
    <message>
        <source>A local index that fetches from its table</source>
        <translation>Ein lokaler Index, der aus seiner Tabelle holt</translation>
    </message>
    <message>
        <source>For each item found, an attribute that the local index does not project costs a read of the whole item.</source>
        <translation>Für jedes gefundene Item kostet ein Attribut, das der lokale Index nicht projiziert, das Lesen des ganzen Items.</translation>
    </message>
    <message>
        <source>An index without what a pattern expects</source>
        <translation>Ein Index ohne das, was ein Muster erwartet</translation>
    </message>
    <message>
        <source>The index is sparse: items without its key attributes are not in it.</source>
        <translation>Der Index ist spärlich: Items ohne seine Schlüsselattribute stehen nicht darin.</translation>
    </message>
    <message>
        <source>An index that no pattern uses</source>
        <translation>Ein Index, den kein Muster benutzt</translation>
    </message>
    <message>
        <source>It is paid for with storage and with every write of its items.</source>
        <translation>Er kostet Speicher und bei jedem Schreiben seiner Items.</translation>
    </message>
    <message>
        <source>An index only for totals</source>
        <translation>Ein Index nur für Summen</translation>
    </message>
    <message>
        <source>Counting by reading an index pays for every entry each time. Keep the total in an item that a stream consumer updates.</source>
        <translation>Durch Lesen eines Index zu zählen bezahlt jedes Mal jeden Eintrag. Halte die Summe in einem Item, das ein Stream-Empfänger nachführt.</translation>
    </message>
    <message>
        <source>Items that no pattern reads</source>
        <translation>Items, die kein Muster liest</translation>
    </message>
    <message>
        <source>A pattern may be missing from the list, or the items need not be kept.</source>
        <translation>In der Liste fehlt vielleicht ein Muster, oder die Items müssen nicht aufbewahrt werden.</translation>
    </message>
    <message>
        <source>Two patterns with the same request</source>
        <translation>Zwei Muster mit derselben Anfrage</translation>
    </message>
    <message>
        <source>They are one question: its rate and cost would be counted twice.</source>
        <translation>Sie sind eine Frage: Ihre Rate und Kosten würden doppelt gezählt.</translation>
    </message>
    <message>
        <source>A hot partition at the stated rates</source>
        <translation>Eine heiße Partition bei den genannten Raten</translation>
    </message>
    <message>
        <source>One partition key value serves at most 3,000 read and 1,000 write units a second, whatever the table can do. Shard the key, or cache the reads.</source>
        <translation>Ein Wert des Partitionsschlüssels leistet höchstens 3.000 Lese- und 1.000 Schreibeinheiten je Sekunde, was die Tabelle auch kann. Teile den Schlüssel in Scherben, oder puffere das Lesen.</translation>
    </message>
    <message>
        <source>Writes to the end of one collection</source>
        <translation>Schreiben ans Ende einer Sammlung</translation>
    </message>
    <message>
        <source>DynamoDB does not split a collection for heat where all new items go to its end.</source>
        <translation>DynamoDB teilt eine Sammlung bei Hitze nicht, wenn alle neuen Items an ihr Ende gehen.</translation>
    </message>
    <message>
        <source>More than a table&apos;s quota</source>
        <translation>Mehr als die Quote einer Tabelle</translation>
    </message>
    <message>
        <source>40,000 read and 40,000 write units a second are what a table may use until the quota is raised.</source>
        <translation>40.000 Lese- und 40.000 Schreibeinheiten je Sekunde darf eine Tabelle nutzen, bis die Quote erhöht ist.</translation>
    </message>
    <message>
        <source>Less capacity than the patterns need</source>
        <translation>Weniger Kapazität, als die Muster brauchen</translation>
    </message>
    <message>
        <source>Requests above the provisioned capacity are throttled once the burst is used up.</source>
        <translation>Anfragen über der bereitgestellten Kapazität werden gedrosselt, sobald die Reserve verbraucht ist.</translation>
    </message>
    <message>
        <source>A query of many pages</source>
        <translation>Eine Abfrage über viele Seiten</translation>
    </message>
    <message>
        <source>A page ends after 1 MB read, and the next can only be asked for when the one before is there.</source>
        <translation>Eine Seite endet nach 1 MB Gelesenem, und die nächste lässt sich erst holen, wenn die vorige da ist.</translation>
    </message>
    <message>
        <source>Small changes of a large item</source>
        <translation>Kleine Änderungen an einem großen Item</translation>
    </message>
    <message>
        <source>An update costs the size of the whole item. Keep what changes often in an item of its own.</source>
        <translation>Eine Änderung kostet die Größe des ganzen Items. Halte, was sich oft ändert, in einem eigenen Item.</translation>
    </message>
    <message>
        <source>A name that DynamoDB refuses</source>
        <translation>Ein Name, den DynamoDB ablehnt</translation>
    </message>
    <message>
        <source>Names of tables and indexes have 3 to 255 characters: letters, digits, underscore, hyphen and dot.</source>
        <translation>Namen von Tabellen und Indizes haben 3 bis 255 Zeichen: Buchstaben, Ziffern, Unterstrich, Bindestrich und Punkt.</translation>
    </message>
    <message>
        <source>The name of a key attribute is too long</source>
        <translation>Der Name eines Schlüsselattributs ist zu lang</translation>
    </message>
    <message>
        <source>Key attributes of tables and indexes have names of 1 to 255 bytes.</source>
        <translation>Schlüsselattribute von Tabellen und Indizes haben Namen von 1 bis 255 Bytes.</translation>
    </message>
    <message>
        <source>CreateTable would refuse the table</source>
        <translation>CreateTable würde die Tabelle ablehnen</translation>
    </message>
    <message>
        <source>A name that expressions cannot take</source>
        <translation>Ein Name, den Ausdrücke nicht nehmen</translation>
    </message>
    <message>
        <source>A dot, blank, hash, colon or slash in an attribute&apos;s name has to be hidden behind a placeholder such as #n in every expression; a dot is otherwise read as a path.</source>
        <translation>Punkt, Leerzeichen, Raute, Doppelpunkt oder Schrägstrich in einem Attributnamen müssen in jedem Ausdruck hinter einen Platzhalter wie #n; ein Punkt gilt sonst als Pfad.</translation>
    </message>
    <message>
        <source>Time to live in milliseconds</source>
        <translation>Lebensdauer in Millisekunden</translation>
    </message>
    <message>
        <source>Time to live counts seconds since 1970; a value in milliseconds lies tens of thousands of years ahead, so the item never expires.</source>
        <translation>Die Lebensdauer zählt Sekunden seit 1970; ein Wert in Millisekunden liegt Zehntausende Jahre voraus, das Item läuft also nie ab.</translation>
    </message>
    <message>
        <source>Time to live is no number</source>
        <translation>Lebensdauer ist keine Zahl</translation>
    </message>
    <message>
        <source>Items whose time to live attribute is not of type N never expire.</source>
        <translation>Items, deren Lebensdauer-Attribut nicht vom Typ N ist, laufen nie ab.</translation>
    </message>
    <message>
        <source>No item has the time to live attribute</source>
        <translation>Kein Item hat das Attribut der Lebensdauer</translation>
    </message>
    <message>
        <source>Its name is likely spelled otherwise in the items; nothing is ever deleted.</source>
        <translation>Sein Name ist in den Items wohl anders geschrieben; gelöscht wird nie etwas.</translation>
    </message>
    <message>
        <source>Items say when they end, and stay</source>
        <translation>Items sagen, wann sie enden, und bleiben</translation>
    </message>
    <message>
        <source>Time to live deletes expired items without write units; it has to be switched on for the attribute.</source>
        <translation>Die Lebensdauer löscht abgelaufene Items ohne Schreibeinheiten; sie muss für das Attribut eingeschaltet sein.</translation>
    </message>
    <message>
        <source>Provisioned without auto scaling</source>
        <translation>Bereitgestellt ohne automatische Skalierung</translation>
    </message>
    <message>
        <source>Requests above the fixed capacity are throttled, and what is not used is paid for. Auto scaling follows the traffic; on-demand needs no numbers at all.</source>
        <translation>Anfragen über der festen Kapazität werden gedrosselt, und Ungenutztes wird bezahlt. Automatische Skalierung folgt dem Verkehr; nach Bedarf braucht gar keine Zahlen.</translation>
    </message>
    <message>
        <source>A deployed table that can be deleted</source>
        <translation>Eine ausgerollte Tabelle, die sich löschen lässt</translation>
    </message>
    <message>
        <source>With deletion protection DeleteTable is refused until it is switched off on purpose.</source>
        <translation>Mit Löschschutz wird DeleteTable abgelehnt, bis jemand ihn bewusst abschaltet.</translation>
    </message>
    <message>
        <source>A deployed table without recovery</source>
        <translation>Eine ausgerollte Tabelle ohne Wiederherstellung</translation>
    </message>
    <message>
        <source>Point-in-time recovery brings back any second of the last 1 to 35 days after a faulty write.</source>
        <translation>Die Wiederherstellung zu jedem Zeitpunkt bringt nach falschem Schreiben jede Sekunde der letzten 1 bis 35 Tage zurück.</translation>
    </message>
</context>
<context>
    <name>Severity</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>Simulation</name>
    <message>
        <source>%1: %2 read and %3 write units provisioned, %4 % used at the peak</source>
        <translation>%1: %2 Lese- und %3 Schreibeinheiten bereitgestellt, an der Spitze zu %4 % genutzt</translation>
    </message>
    <message>
        <source>%1: %2 of %3 requests would be throttled, mostly %4</source>
        <translation>%1: %2 von %3 Anfragen würden gedrosselt, meist %4</translation>
    </message>
    <message>
        <source>%1: %2 is one hot item: no split helps, it stays at a partition&apos;s ceiling</source>
        <translation>%1: %2 ist ein einzelnes heißes Item: Keine Teilung hilft, es bleibt an der Obergrenze einer Partition</translation>
    </message>
    <message>
        <source>%1: the sort keys of %2 only grow: new writes land right of every split</source>
        <translation>%1: Die Sort Keys von %2 wachsen nur: Neues landet rechts von jeder Teilung</translation>
    </message>
    <message>
        <source>%1: %2 is never split, because the table has local secondary indexes</source>
        <translation>%1: %2 wird nie geteilt, weil die Tabelle lokale Sekundärindizes hat</translation>
    </message>
    <message>
        <source>%1: the item collection %2 passes 10 GB, and with a local index its writes fail</source>
        <translation>%1: Die Item Collection %2 überschreitet 10 GB; mit einem lokalen Index schlagen ihre Schreibvorgänge fehl</translation>
    </message>
    <message>
        <source>No rate is stated for %1</source>
        <translation>Keine Rate angegeben für %1</translation>
    </message>
    <message>
        <source>Not simulated: %1</source>
        <translation>Nicht simuliert: %1</translation>
    </message>
</context>
<context>
    <name>Sparsity</name>
    <message>
        <source>%1 holds none of the %2 sample items</source>
        <translation>%1 enthält keines der %2 Beispiel-Items</translation>
    </message>
    <message>
        <source>%1 holds %2 of %3 sample items: a query on it passes by all others</source>
        <translation>%1 enthält %2 von %3 Beispiel-Items: Eine Query darauf lässt alle anderen aus</translation>
    </message>
    <message>
        <source>%1 copies every item whole: each write pays twice</source>
        <translation>%1 kopiert jedes Item ganz: Jeder Schreibzugriff zahlt doppelt</translation>
    </message>
    <message>
        <source>In no index: %1</source>
        <translation>In keinem Index: %1</translation>
    </message>
</context>
<context>
    <name>SparsityTable</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>Suggestions</name>
    <message>
        <source>Query the table by its key</source>
        <translation>Die Tabelle über ihren Schlüssel abfragen</translation>
    </message>
    <message>
        <source>Query the index %1</source>
        <translation>Den Index %1 abfragen</translation>
    </message>
    <message>
        <source>New global index %1: %2</source>
        <translation>Neuer globaler Index %1: %2</translation>
    </message>
    <message>
        <source>New local index %1: %2</source>
        <translation>Neuer lokaler Index %1: %2</translation>
    </message>
    <message>
        <source>New index of several attributes, %1: %2</source>
        <translation>Neuer Index aus mehreren Attributen, %1: %2</translation>
    </message>
    <message>
        <source>New sparse index %1: %2, with %3 of %4 items</source>
        <translation>Neuer dünn besetzter Index %1: %2, mit %3 von %4 Items</translation>
    </message>
</context>
<context>
    <name>Templates</name>
    <message>
        <source>A brace without its partner.</source>
        <translation>Eine Klammer ohne ihr Gegenstück.</translation>
    </message>
    <message>
        <source>A variable needs a name between its braces.</source>
        <translation>Eine Variable braucht einen Namen zwischen ihren Klammern.</translation>
    </message>
</context>
<context>
    <name>Toasts</name>
    <message>
        <source>Close the notice</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>Type</name>
    <message>
        <source>String</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Binary</source>
        <translation>Binär</translation>
    </message>
    <message>
        <source>Boolean</source>
        <translation>Wahrheitswert</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>String set</source>
        <translation>Text-Set</translation>
    </message>
    <message>
        <source>Number set</source>
        <translation>Zahlen-Set</translation>
    </message>
    <message>
        <source>Binary set</source>
        <translation>Binär-Set</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 TB</translation>
    </message>
    <message>
        <source>&lt; %1 %</source>
        <translation>&lt; %1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>ValueTree</name>
    <message>
        <source>The map has two members named %1</source>
        <translation>Die Map hat zwei Mitglieder namens %1</translation>
    </message>
    <message>
        <source>Character %1 is no hexadecimal digit</source>
        <translation>Zeichen %1 ist keine Hexadezimalziffer</translation>
    </message>
    <message>
        <source>A byte is two hexadecimal digits; the last has one</source>
        <translation>Ein Byte sind zwei Hexadezimalziffern; das letzte hat eine</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>One GetItem</source>
        <translation>Ein GetItem</translation>
    </message>
    <message>
        <source>One Query</source>
        <translation>Eine Query</translation>
    </message>
    <message>
        <source>Wasteful filter</source>
        <translation>Verschwenderischer Filter</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Scan</translation>
    </message>
    <message>
        <source>Refused by DynamoDB</source>
        <translation>Von DynamoDB abgelehnt</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation>Noch nicht ausgeführt</translation>
    </message>
    <message>
        <source>One GetItem; there is no such item</source>
        <translation>Ein GetItem; ein solches Item gibt es nicht</translation>
    </message>
    <message>
        <source>One Query: 1 item</source>
        <translation>Eine Query: 1 Item</translation>
    </message>
    <message>
        <source>One Query: %1 items</source>
        <translation>Eine Query: %1 Items</translation>
    </message>
    <message>
        <source>Needs a value for %1</source>
        <translation>Braucht einen Wert für %1</translation>
    </message>
    <message>
        <source>%1 of %2 patterns served</source>
        <translation>%1 von %2 Mustern bedient</translation>
    </message>
    <message>
        <source>One Query: %1 read, %2 returned</source>
        <translation>Eine Query: %1 gelesen, %2 geliefert</translation>
    </message>
    <message>
        <source>One Query, but its filter throws away %1: %2 read, %3 returned</source>
        <translation>Eine Query, doch ihr Filter verwirft %1: %2 gelesen, %3 geliefert</translation>
    </message>
    <message>
        <source>A scan: %1 read, %2 returned</source>
        <translation>Ein Scan: %1 gelesen, %2 geliefert</translation>
    </message>
    <message>
        <source>One write</source>
        <translation>Ein Schreibvorgang</translation>
    </message>
    <message>
        <source>Several requests</source>
        <translation>Mehrere Anfragen</translation>
    </message>
    <message>
        <source>Wrong answer</source>
        <translation>Falsche Antwort</translation>
    </message>
    <message>
        <source>Not served</source>
        <translation>Nicht bedient</translation>
    </message>
    <message>
        <source>No operation answers it yet</source>
        <translation>Noch beantwortet es keine Operation</translation>
    </message>
    <message>
        <source>%1 is no operation on items</source>
        <translation>%1 ist keine Operation auf Items</translation>
    </message>
    <message>
        <source>It names no table yet</source>
        <translation>Es nennt noch keine Tabelle</translation>
    </message>
    <message>
        <source>There is no table %1</source>
        <translation>Es gibt keine Tabelle %1</translation>
    </message>
    <message>
        <source>%1 of %2 expected items are not among the sample items</source>
        <translation>%1 von %2 erwarteten Items gibt es nicht unter den Beispieldaten</translation>
    </message>
    <message>
        <source>%1 of %2 expected items lack %3 and are not in the index %4</source>
        <translation>%1 von %2 erwarteten Items haben kein %3 und stehen nicht im Index %4</translation>
    </message>
    <message>
        <source>%1 of %2 expected items have another partition key</source>
        <translation>%1 von %2 erwarteten Items haben einen anderen Partitionsschlüssel</translation>
    </message>
    <message>
        <source>%1 of %2 expected items lie outside the sort key&apos;s range</source>
        <translation>%1 von %2 erwarteten Items liegen außerhalb des Bereichs des Sortierschlüssels</translation>
    </message>
    <message>
        <source>The filter drops %1 of %2 expected items</source>
        <translation>Der Filter verwirft %1 von %2 erwarteten Items</translation>
    </message>
    <message>
        <source>%1 of %2 expected items come without %3, which %4 does not project</source>
        <translation>%1 von %2 erwarteten Items kommen ohne %3, das %4 nicht projiziert</translation>
    </message>
    <message>
        <source>%1 of %2 expected items are not in the answer</source>
        <translation>%1 von %2 erwarteten Items fehlen in der Antwort</translation>
    </message>
    <message>
        <source>The expected item %1 is no DynamoDB JSON: %2</source>
        <translation>Das erwartete Item %1 ist kein DynamoDB-JSON: %2</translation>
    </message>
    <message>
        <source>The expected items come in another order</source>
        <translation>Die erwarteten Items kommen in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>It also brings items of type %1</source>
        <translation>Sie bringt auch Items vom Typ %1</translation>
    </message>
    <message>
        <source>It brings no item of type %1</source>
        <translation>Sie bringt kein Item vom Typ %1</translation>
    </message>
    <message>
        <source>%1 items in the answer belong to no entity type</source>
        <translation>%1 Items der Antwort gehören zu keinem Entitätstyp</translation>
    </message>
    <message>
        <source>%1 items are expected, %2 come</source>
        <translation>%1 Items sind erwartet, %2 kommen</translation>
    </message>
    <message>
        <source>It takes %1 capacity units, %2 are allowed</source>
        <translation>Sie braucht %1 Kapazitätseinheiten, %2 sind erlaubt</translation>
    </message>
    <message>
        <source>One %1: items changed: %2, index entries: %3, write units: %4</source>
        <translation>Ein %1: geänderte Items: %2, Indexeinträge: %3, Schreibeinheiten: %4</translation>
    </message>
    <message>
        <source>%1 writes, %2 write units</source>
        <translation>%1 Schreibvorgänge, %2 Schreibeinheiten</translation>
    </message>
    <message>
        <source>One %1 by keys: %2 items</source>
        <translation>Ein %1 über Schlüssel: %2 Items</translation>
    </message>
    <message>
        <source>%1 requests, their answers together: %2 items</source>
        <translation>%1 Anfragen, ihre Antworten zusammen: %2 Items</translation>
    </message>
    <message>
        <source>Reads items by their keys; needs a value for %1</source>
        <translation>Liest Items über ihre Schlüssel; braucht einen Wert für %1</translation>
    </message>
    <message>
        <source>One Query; needs a value for %1</source>
        <translation>Eine Query; braucht einen Wert für %1</translation>
    </message>
    <message>
        <source>A scan; needs a value for %1</source>
        <translation>Ein Scan; braucht einen Wert für %1</translation>
    </message>
    <message>
        <source>Writes items by their keys; needs a value for %1</source>
        <translation>Schreibt Items über ihre Schlüssel; braucht einen Wert für %1</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>There is no operation &quot;%1&quot;.</source>
        <translation>Eine Operation „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is not about items: only those are tried here.</source>
        <translation>Bei %1 geht es nicht um Items: nur solche werden hier ausprobiert.</translation>
    </message>
    <message>
        <source>The JSON of %1 has no end: a } is missing.</source>
        <translation>Das JSON von %1 hat kein Ende: eine } fehlt.</translation>
    </message>
    <message>
        <source>A statement ends with a semicolon; a request is an operation with its JSON.</source>
        <translation>Eine Anweisung endet mit einem Semikolon; eine Anfrage ist eine Operation mit ihrem JSON.</translation>
    </message>
    <message>
        <source>new item</source>
        <translation>neues Item</translation>
    </message>
    <message>
        <source>item removed</source>
        <translation>Item entfernt</translation>
    </message>
    <message>
        <source>item changed</source>
        <translation>Item geändert</translation>
    </message>
    <message>
        <source>new item, stream record %1</source>
        <translation>neues Item, Stream-Datensatz %1</translation>
    </message>
    <message>
        <source>item removed, stream record %1</source>
        <translation>Item entfernt, Stream-Datensatz %1</translation>
    </message>
    <message>
        <source>item changed, stream record %1</source>
        <translation>Item geändert, Stream-Datensatz %1</translation>
    </message>
    <message>
        <source>joins the index</source>
        <translation>kommt in den Index</translation>
    </message>
    <message>
        <source>leaves the index</source>
        <translation>verlässt den Index</translation>
    </message>
    <message>
        <source>moves: delete and put</source>
        <translation>zieht um: löschen und schreiben</translation>
    </message>
    <message>
        <source>changes in place</source>
        <translation>ändert sich an Ort und Stelle</translation>
    </message>
</context>
<context>
    <name>Workbench</name>
    <message>
        <source>a CloudFormation template</source>
        <translation>eine CloudFormation-Vorlage</translation>
    </message>
    <message>
        <source>a CreateTable request</source>
        <translation>eine CreateTable-Anfrage</translation>
    </message>
    <message>
        <source>an answer of DescribeTable</source>
        <translation>eine Antwort von DescribeTable</translation>
    </message>
    <message>
        <source>a data model of the DynamoDB MCP server</source>
        <translation>ein Datenmodell des DynamoDB-MCP-Servers</translation>
    </message>
    <message>
        <source>a OneTable schema</source>
        <translation>ein OneTable-Schema</translation>
    </message>
    <message>
        <source>a model for Amazon Keyspaces</source>
        <translation>ein Modell für Amazon Keyspaces</translation>
    </message>
    <message>
        <source>an answer of Scan or Query</source>
        <translation>eine Antwort von Scan oder Query</translation>
    </message>
    <message>
        <source>an answer of GetItem or an exported item</source>
        <translation>eine Antwort von GetItem oder ein exportiertes Item</translation>
    </message>
    <message>
        <source>a Hashrange project</source>
        <translation>ein Hashrange-Projekt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no key of a NoSQL Workbench model, which has &quot;%2&quot; here. This looks like %3.</source>
        <translation>„%1“ ist kein Schlüssel eines NoSQL-Workbench-Modells, das hier „%2“ hat. Das sieht aus wie %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no key of a NoSQL Workbench model, which has &quot;%2&quot; here.</source>
        <translation>„%1“ ist kein Schlüssel eines NoSQL-Workbench-Modells, das hier „%2“ hat.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing; a NoSQL Workbench model has it here.</source>
        <translation>„%1“ fehlt; ein NoSQL-Workbench-Modell hat es hier.</translation>
    </message>
    <message>
        <source>A model is one object with &quot;ModelName&quot; and &quot;DataModel&quot;; this is %1.</source>
        <translation>Ein Modell ist ein Objekt mit „ModelName“ und „DataModel“; dies ist %1.</translation>
    </message>
    <message>
        <source>This model is for %1. Hashrange designs tables for Amazon DynamoDB.</source>
        <translation>Dieses Modell ist für %1. Hashrange entwirft Tabellen für Amazon DynamoDB.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of %2.</source>
        <translation>„%1“ ist keines von %2.</translation>
    </message>
    <message>
        <source>Two facets of the table are named &quot;%1&quot;.</source>
        <translation>Zwei Facetten der Tabelle heißen „%1“.</translation>
    </message>
    <message>
        <source>Index %1 is left out: NoSQL Workbench has one attribute in a partition or sort key.</source>
        <translation>Index %1 entfällt: NoSQL Workbench hat ein Attribut je Partitions- oder Sortierschlüssel.</translation>
    </message>
    <message>
        <source>%1 items of table %2 fit no facet and stand beside them, where NoSQL Workbench may not show them.</source>
        <translation>%1 Items der Tabelle %2 passen zu keiner Facette und stehen daneben, wo NoSQL Workbench sie vielleicht nicht zeigt.</translation>
    </message>
    <message>
        <source>Index %1 is left out: NoSQL Workbench models have no local secondary indexes.</source>
        <translation>Index %1 entfällt: NoSQL-Workbench-Modelle haben keine lokalen Sekundärindizes.</translation>
    </message>
    <message>
        <source>The stream of table %1 is left out.</source>
        <translation>Der Stream von Tabelle %1 entfällt.</translation>
    </message>
    <message>
        <source>The time-to-live attribute of table %1 is left out.</source>
        <translation>Das Time-to-Live-Attribut von Tabelle %1 entfällt.</translation>
    </message>
    <message>
        <source>The tags of table %1 are left out.</source>
        <translation>Die Tags von Tabelle %1 entfallen.</translation>
    </message>
    <message>
        <source>The table class of table %1 is left out.</source>
        <translation>Die Tabellenklasse von Tabelle %1 entfällt.</translation>
    </message>
    <message>
        <source>The deletion protection of table %1 is left out.</source>
        <translation>Der Löschschutz von Tabelle %1 entfällt.</translation>
    </message>
    <message>
        <source>The on-demand limits of table %1 are left out.</source>
        <translation>Die Bedarfsgrenzen von Tabelle %1 entfallen.</translation>
    </message>
    <message>
        <source>A table needs a name.</source>
        <translation>Eine Tabelle braucht einen Namen.</translation>
    </message>
    <message>
        <source>Two tables of the model are named &quot;%1&quot;.</source>
        <translation>Zwei Tabellen des Modells heißen „%1“.</translation>
    </message>
    <message>
        <source>%1 access patterns are left out.</source>
        <translation>%1 Zugriffsmuster entfallen.</translation>
    </message>
    <message>
        <source>The layout of the canvas is left out.</source>
        <translation>Die Anordnung auf der Zeichenfläche entfällt.</translation>
    </message>
    <message>
        <source>The relations of table %1 are left out.</source>
        <translation>Die Beziehungen der Tabelle %1 entfallen.</translation>
    </message>
    <message>
        <source>That table %1 is deployed is left out.</source>
        <translation>Dass die Tabelle %1 im Einsatz ist, entfällt.</translation>
    </message>
    <message>
        <source>The point-in-time recovery of table %1 is left out.</source>
        <translation>Die Point-in-Time-Wiederherstellung der Tabelle %1 entfällt.</translation>
    </message>
    <message>
        <source>The encryption key of table %1 is left out.</source>
        <translation>Der Schlüssel der Verschlüsselung der Tabelle %1 entfällt.</translation>
    </message>
    <message>
        <source>The warm throughput of table %1 is left out.</source>
        <translation>Der vorgewärmte Durchsatz der Tabelle %1 entfällt.</translation>
    </message>
    <message>
        <source>What was accepted of the checks is left out.</source>
        <translation>Was von den Prüfungen akzeptiert wurde, bleibt weg.</translation>
    </message>
    <message>
        <source>Capacity, scaling and warm throughput of index %1 are left out.</source>
        <translation>Kapazität, Skalierung und Warm-Durchsatz von Index %1 entfallen.</translation>
    </message>
    <message>
        <source>The entity types of table %1 are left out, with key templates, attributes and generators.</source>
        <translation>Die Entitätstypen von Tabelle %1 entfallen, mit Schlüsselvorlagen, Attributen und Generatoren.</translation>
    </message>
    <message>
        <source>%1 scenarios are left out.</source>
        <translation>%1 Szenarien entfallen.</translation>
    </message>
</context>
<context>
    <name>Workspaces</name>
    <message>
        <source>Design</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Ausliefern</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>No entity</source>
        <translation>Keine Entität</translation>
    </message>
    <message>
        <source>1 item</source>
        <translation>1 Item</translation>
    </message>
    <message>
        <source>%1 items</source>
        <translation>%1 Items</translation>
    </message>
    <message>
        <source>1 item collection</source>
        <translation>1 Item-Collection</translation>
    </message>
    <message>
        <source>%1 item collections</source>
        <translation>%1 Item-Collections</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>P%1</source>
        <comment>partition</comment>
        <translation>P%1</translation>
    </message>
    <message>
        <source>even share %1</source>
        <translation>gleicher Anteil %1</translation>
    </message>
    <message>
        <source>10 GB, a partition&apos;s limit</source>
        <translation>10 GB, Grenze einer Partition</translation>
    </message>
    <message>
        <source>Partition %1 of %2 (model)</source>
        <translation>Partition %1 von %2 (Modell)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Largest: %1, %2</source>
        <translation>Größte: %1, %2</translation>
    </message>
    <message>
        <source>Hash %1 to %2</source>
        <translation>Hash %1 bis %2</translation>
    </message>
    <message>
        <source>Share of items</source>
        <translation>Item-Anteil</translation>
    </message>
    <message>
        <source>Share of size</source>
        <translation>Größen-Anteil</translation>
    </message>
    <message>
        <source>The fullest partition holds %1 of the bytes; even would be %2.</source>
        <translation>Die vollste Partition hält %1 der Bytes; gleichmäßig wären es %2.</translation>
    </message>
    <message>
        <source>One is empty.</source>
        <translation>Eine ist leer.</translation>
    </message>
    <message>
        <source>%1 are empty.</source>
        <translation>%1 sind leer.</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitionen</translation>
    </message>
    <message>
        <source>DynamoDB places an item by a hash of its partition key. Which hash it uses and where it cuts the hash space is not published, so this picture cuts the space of our own hash into equal ranges. Which key lands where is made up; how evenly this many collections of these sizes can spread is not. The sample stands for the real data only as far as its keys do.</source>
        <translation>DynamoDB legt ein Item nach einem Hash seines Partitionsschlüssels ab. Welcher Hash das ist und wo der Hashraum geteilt wird, ist nicht veröffentlicht; dieses Bild teilt deshalb den Raum unseres eigenen Hashs in gleiche Bereiche. Welcher Schlüssel wohin fällt, ist angenommen; wie gleichmäßig sich so viele Collections dieser Größen verteilen können, ist es nicht. Die Stichprobe steht nur so weit für die echten Daten, wie ihre Schlüssel es tun.</translation>
    </message>
    <message>
        <source>Partitions, N</source>
        <translation>Partitionen, N</translation>
    </message>
    <message>
        <source>Item collections</source>
        <translation>Item-Collections</translation>
    </message>
    <message>
        <source>Bytes by DynamoDB&apos;s size rule</source>
        <translation>Bytes nach DynamoDBs Größenregel</translation>
    </message>
    <message>
        <source>Share of the fullest</source>
        <translation>Anteil der vollsten</translation>
    </message>
    <message>
        <source>Even share</source>
        <translation>Gleicher Anteil</translation>
    </message>
    <message>
        <source>About 10 GB, 3,000 read and 1,000 write units per second for each partition: Amazon DynamoDB Developer Guide, “Partitions and data distribution”.</source>
        <translation>Etwa 10 GB, 3.000 Lese- und 1.000 Schreibeinheiten je Sekunde für jede Partition: Amazon DynamoDB Developer Guide, „Partitions and data distribution“.</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>First hash</source>
        <translation>Erster Hash</translation>
    </message>
    <message>
        <source>Last hash</source>
        <translation>Letzter Hash</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Largest collection</source>
        <translation>Größte Collection</translation>
    </message>
    <message>
        <source>Bytes of it</source>
        <translation>Bytes davon</translation>
    </message>
    <message>
        <source>All of entity %1</source>
        <translation>Alle von Entität %1</translation>
    </message>
    <message>
        <source>items per collection</source>
        <translation>Items je Collection</translation>
    </message>
    <message>
        <source>%1 items per collection</source>
        <translation>%1 Items je Collection</translation>
    </message>
    <message>
        <source>%1: half have at most %2, 95 % at most %3, the largest %4.</source>
        <translation>%1: Die Hälfte hat höchstens %2, 95 % höchstens %3, die größte %4.</translation>
    </message>
    <message>
        <source>Items with one partition key value form a collection: one Query reads it. Counted over the sample items; items without the key are left out. A collection may grow past 10 GB only where the table has no local secondary index.</source>
        <translation>Items mit einem Wert des Partitionsschlüssels bilden eine Collection: Eine Query liest sie. Gezählt über die Beispiel-Items; Items ohne den Schlüssel bleiben außen vor. Über 10 GB wachsen darf eine Collection nur, wo die Tabelle keinen lokalen Sekundärindex hat.</translation>
    </message>
    <message>
        <source>Median of items</source>
        <translation>Median der Items</translation>
    </message>
    <message>
        <source>95th percentile</source>
        <translation>95. Perzentil</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Größte</translation>
    </message>
    <message>
        <source>10 GB for a collection of a table with local secondary indexes: Amazon DynamoDB Developer Guide, “Item collections”.</source>
        <translation>10 GB für eine Collection einer Tabelle mit lokalen Sekundärindizes: Amazon DynamoDB Developer Guide, „Item collections“.</translation>
    </message>
    <message>
        <source>Partition key</source>
        <translation>Partitionsschlüssel</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>400 KB, an item&apos;s limit</source>
        <translation>400 KB, Grenze eines Items</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Half are at most %1, 95 % at most %2, the largest %3: %4 of the 400 KB limit.</source>
        <translation>Die Hälfte hat höchstens %1, 95 % höchstens %2, das größte %3: %4 der Grenze von 400 KB.</translation>
    </message>
    <message>
        <source>Every sample item is measured by DynamoDB&apos;s rule. Reads are billed in steps of 4 KB and writes in steps of 1 KB, so a size just above a step pays for the next one.</source>
        <translation>Jedes Beispiel-Item wird nach DynamoDBs Regel gemessen. Gelesen wird in Schritten von 4 KB abgerechnet, geschrieben in Schritten von 1 KB; eine Größe knapp über einem Schritt zahlt also den nächsten.</translation>
    </message>
    <message>
        <source>Every entry of the index is measured by DynamoDB&apos;s rule: table key, index key and the projected attributes. Storage adds 100 bytes for each entry.</source>
        <translation>Jeder Eintrag des Index wird nach DynamoDBs Regel gemessen: Tabellenschlüssel, Indexschlüssel und die projizierten Attribute. Der Speicher rechnet je Eintrag 100 Bytes hinzu.</translation>
    </message>
    <message>
        <source>Item sizes</source>
        <translation>Item-Größen</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>Kleinstes</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>Amazon DynamoDB Developer Guide, “DynamoDB item sizes and formats”.</source>
        <translation>Amazon DynamoDB Developer Guide, „DynamoDB item sizes and formats“.</translation>
    </message>
    <message>
        <source>How sparse each index is</source>
        <translation>Wie dünn jeder Index besetzt ist</translation>
    </message>
    <message>
        <source>An index holds an item only if the item has all key attributes of the index, each with the right type and not empty. Every sample item is tried. A sparse index is read and stored cheaply; an entity that should be in it and is not makes its queries miss items.</source>
        <translation>Ein Index enthält ein Item nur, wenn es alle Schlüsselattribute des Index hat, jedes mit dem richtigen Typ und nicht leer. Jedes Beispiel-Item wird geprüft. Ein dünn besetzter Index ist billig zu lesen und zu speichern; fehlt darin eine Entität, die hineingehört, entgehen seinen Abfragen Items.</translation>
    </message>
    <message>
        <source>Items of the table</source>
        <translation>Items der Tabelle</translation>
    </message>
    <message>
        <source>Indexes</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>Amazon DynamoDB Developer Guide, “Take advantage of sparse indexes”.</source>
        <translation>Amazon DynamoDB Developer Guide, „Take advantage of sparse indexes“.</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>Entität</translation>
    </message>
    <message>
        <source>Items in the index</source>
        <translation>Items im Index</translation>
    </message>
    <message>
        <source>Bytes in the index</source>
        <translation>Bytes im Index</translation>
    </message>
    <message>
        <source>Left out because</source>
        <translation>Ausgelassen, weil</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>A part of one item collection</source>
        <translation>Ein Teil einer Item Collection</translation>
    </message>
    <message>
        <source>Hash space %1 to %2</source>
        <translation>Hash-Raum %1 bis %2</translation>
    </message>
    <message>
        <source>Partitions %1 to %2 of %3 (model)</source>
        <translation>Partitionen %1 bis %2 von %3 (Modell)</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>a partition&apos;s ceiling</source>
        <translation>Obergrenze einer Partition</translation>
    </message>
    <message>
        <source>Asked for at most %1 read units a second: %2</source>
        <translation>Höchstens %1 Leseeinheiten je Sekunde verlangt: %2</translation>
    </message>
    <message>
        <source>Asked for at most %1 write units a second: %2</source>
        <translation>Höchstens %1 Schreibeinheiten je Sekunde verlangt: %2</translation>
    </message>
    <message>
        <source>%1 items, %2</source>
        <translation>%1 Items, %2</translation>
    </message>
    <message>
        <source>%1 requests would be throttled</source>
        <translation>%1 Anfragen würden gedrosselt</translation>
    </message>
    <message>
        <source>Reads at their peak</source>
        <translation>Lesen an der Spitze</translation>
    </message>
    <message>
        <source>Writes at their peak</source>
        <translation>Schreiben an der Spitze</translation>
    </message>
    <message>
        <source>First hash in percent</source>
        <translation>Erster Hash in Prozent</translation>
    </message>
    <message>
        <source>Last hash in percent</source>
        <translation>Letzter Hash in Prozent</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Peak read units per second</source>
        <translation>Leseeinheiten je Sekunde an der Spitze</translation>
    </message>
    <message>
        <source>Peak write units per second</source>
        <translation>Schreibeinheiten je Sekunde an der Spitze</translation>
    </message>
    <message>
        <source>Throttled reads</source>
        <translation>Gedrosseltes Lesen</translation>
    </message>
    <message>
        <source>Throttled writes</source>
        <translation>Gedrosseltes Schreiben</translation>
    </message>
    <message>
        <source>At %1: asked for %2 of its ceiling</source>
        <translation>Um %1: %2 der Obergrenze verlangt</translation>
    </message>
    <message>
        <source>At the peak</source>
        <translation>An der Spitze</translation>
    </message>
    <message>
        <source>%1, no. %2</source>
        <translation>%1, Nr. %2</translation>
    </message>
    <message>
        <source>%1 R, %2 W</source>
        <comment>units per second</comment>
        <translation>%1 L, %2 S</translation>
    </message>
    <message>
        <source>%1 of all units</source>
        <translation>%1 aller Einheiten</translation>
    </message>
    <message>
        <source>At the peak %1 read and %2 write units a second</source>
        <translation>An der Spitze %1 Lese- und %2 Schreibeinheiten je Sekunde</translation>
    </message>
    <message>
        <source>More than a partition gives for %1 h</source>
        <translation>%1 h lang mehr, als eine Partition gibt</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Percent of the units</source>
        <translation>Prozent der Einheiten</translation>
    </message>
    <message>
        <source>Seconds above a partition&apos;s ceiling</source>
        <translation>Sekunden über der Obergrenze einer Partition</translation>
    </message>
    <message>
        <source>Consumed</source>
        <translation>Verbraucht</translation>
    </message>
    <message>
        <source>Throttled</source>
        <translation>Gedrosselt</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>%1 units a second of %2 asked for</source>
        <translation>%1 Einheiten je Sekunde von %2 verlangten</translation>
    </message>
    <message>
        <source>Limit %1, %2 partitions</source>
        <translation>Grenze %1, %2 Partitionen</translation>
    </message>
    <message>
        <source>%1 requests a second would be throttled</source>
        <translation>%1 Anfragen je Sekunde würden gedrosselt</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Sekunde</translation>
    </message>
    <message>
        <source>Read units per second</source>
        <translation>Leseeinheiten je Sekunde</translation>
    </message>
    <message>
        <source>Write units per second</source>
        <translation>Schreibeinheiten je Sekunde</translation>
    </message>
    <message>
        <source>Throttled reads per second</source>
        <translation>Gedrosseltes Lesen je Sekunde</translation>
    </message>
    <message>
        <source>Throttled writes per second</source>
        <translation>Gedrosseltes Schreiben je Sekunde</translation>
    </message>
    <message>
        <source>Read limit</source>
        <translation>Lesegrenze</translation>
    </message>
    <message>
        <source>Write limit</source>
        <translation>Schreibgrenze</translation>
    </message>
    <message>
        <source>Months from now</source>
        <translation>Monate von jetzt an</translation>
    </message>
    <message>
        <source>In month %1</source>
        <translation>In Monat %1</translation>
    </message>
    <message>
        <source>At least %1 partitions</source>
        <translation>Mindestens %1 Partitionen</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>%1 requests in %2 h</source>
        <translation>%1 Anfragen in %2 h</translation>
    </message>
    <message>
        <source>%1, none throttled</source>
        <translation>%1, keine gedrosselt</translation>
    </message>
    <message>
        <source>%1, %2 would be throttled</source>
        <translation>%1, davon %2 gedrosselt</translation>
    </message>
    <message>
        <source>Simulated, second by second or a few at a time: how many requests come, to which partition each goes, and what the limits of table and partition let through. Ceilings, starting counts and burst are AWS&apos;s; where keys lie (an MD5 model hash), when a hot partition splits (after 10 minutes above 80 %) and how keys are chosen are assumptions. “Throttled” means: would be, if it lasted and nothing retried.</source>
        <translation>Simuliert, Sekunde für Sekunde oder wenige auf einmal: wie viele Anfragen kommen, in welche Partition jede geht und was die Grenzen von Tabelle und Partition durchlassen. Obergrenzen, Anfangszahlen und Burst sind von AWS; wo Schlüssel liegen (ein MD5-Modell-Hash), wann eine heiße Partition geteilt wird (nach 10 Minuten über 80 %) und wie Schlüssel gewählt werden, ist angenommen. „Gedrosselt“ heißt: würde es, wenn es anhält und niemand wiederholt.</translation>
    </message>
    <message>
        <source>Partitions at first</source>
        <translation>Partitionen am Anfang</translation>
    </message>
    <message>
        <source>Partitions in the end</source>
        <translation>Partitionen am Ende</translation>
    </message>
    <message>
        <source>stated</source>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>listed by the generator</source>
        <translation>vom Generator aufgezählt</translation>
    </message>
    <message>
        <source>one for each item of a type</source>
        <translation>einer je Item eines Typs</translation>
    </message>
    <message>
        <source>few in the samples</source>
        <translation>wenige in den Beispielen</translation>
    </message>
    <message>
        <source>in proportion to the samples</source>
        <translation>im Verhältnis der Beispiele</translation>
    </message>
    <message>
        <source>%1 keys, %2</source>
        <translation>%1 Schlüssel, %2</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Amazon DynamoDB Developer Guide: “Partitions and data distribution”, “Burst and adaptive capacity”, “Warm throughput”; AWS Database Blog: “Scaling DynamoDB”, parts 1 to 3.</source>
        <translation>Amazon DynamoDB Developer Guide: „Partitions and data distribution“, „Burst and adaptive capacity“, „Warm throughput“; AWS Database Blog: „Scaling DynamoDB“, Teile 1 bis 3.</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>Items of each entity type and the new ones a month, at the size of the samples where none is stated, with the 100 bytes that AWS adds to each item and index entry. It grows in a straight line.</source>
        <translation>Items jedes Entitätstyps und die neuen je Monat, so groß wie die Beispiele, wo nichts angegeben ist, mit den 100 Byte, die AWS je Item und Indexeintrag dazurechnet. Es wächst geradlinig.</translation>
    </message>
    <message>
        <source>Items now</source>
        <translation>Items jetzt</translation>
    </message>
    <message>
        <source>Items at the end</source>
        <translation>Items am Ende</translation>
    </message>
    <message>
        <source>Scenario and sample items; storage as in the Amazon DynamoDB pricing page.</source>
        <translation>Szenario und Beispiel-Items; Speicher wie auf der Preisseite von Amazon DynamoDB.</translation>
    </message>
</context>
<context>
    <name>app::AnalyseWorkspace</name>
    <message>
        <source>Table or index</source>
        <translation>Tabelle oder Index</translation>
    </message>
    <message>
        <source>Nothing to analyse yet</source>
        <translation>Noch nichts auszuwerten</translation>
    </message>
    <message>
        <source>Charts show how a table&apos;s partitions fill and how sparse its indexes are. Add a table or import a model first.</source>
        <translation>Diagramme zeigen, wie sich die Partitionen einer Tabelle füllen und wie dünn besetzt ihre Indizes sind. Lege zuerst eine Tabelle an oder importiere ein Modell.</translation>
    </message>
    <message>
        <source>No items to count</source>
        <translation>Keine Items zu zählen</translation>
    </message>
    <message>
        <source>Partitions, sizes and sparsity are counted from sample items. Some dozens that look like the real ones are enough to see a hot partition or an index that misses items.</source>
        <translation>Partitionen, Größen und Besetzung werden an Beispiel-Items gezählt. Einige Dutzend, die den echten gleichen, genügen, um eine heiße Partition oder einen Index mit fehlenden Items zu sehen.</translation>
    </message>
    <message>
        <source>Add items</source>
        <translation>Items hinzufügen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitionen</translation>
    </message>
    <message>
        <source>Item collections</source>
        <translation>Item-Collections</translation>
    </message>
    <message>
        <source>Item sizes</source>
        <translation>Item-Größen</translation>
    </message>
    <message>
        <source>How sparse each index is</source>
        <translation>Wie dünn jeder Index besetzt ist</translation>
    </message>
    <message>
        <source>Items and bytes in each partition</source>
        <translation>Items und Bytes in jeder Partition</translation>
    </message>
    <message>
        <source>Partitions of the model</source>
        <translation>Partitionen des Modells</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>Largest item collections</source>
        <translation>Größte Item-Collections</translation>
    </message>
    <message>
        <source>Item collections by number of items</source>
        <translation>Item-Collections nach Zahl der Items</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Größte</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Order by items</source>
        <translation>Nach Items ordnen</translation>
    </message>
    <message>
        <source>Order by size</source>
        <translation>Nach Größe ordnen</translation>
    </message>
    <message>
        <source>Items from</source>
        <translation>Items von</translation>
    </message>
    <message>
        <source>Items to</source>
        <translation>Items bis</translation>
    </message>
    <message>
        <source>Items by size</source>
        <translation>Items nach Größe</translation>
    </message>
    <message>
        <source>Bytes from</source>
        <translation>Bytes von</translation>
    </message>
    <message>
        <source>Bytes to</source>
        <translation>Bytes bis</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>Share of items in each index, by entity</source>
        <translation>Item-Anteil in jedem Index, nach Entität</translation>
    </message>
    <message>
        <source>No index yet</source>
        <translation>Noch kein Index</translation>
    </message>
    <message>
        <source>A global secondary index serves reads by another key. It holds only the items that have its key: give the key to few of them and the index is sparse, small and cheap.</source>
        <translation>Ein globaler Sekundärindex bedient Lesezugriffe über einen anderen Schlüssel. Er enthält nur die Items, die seinen Schlüssel haben: Bekommen ihn nur wenige, ist der Index dünn besetzt, klein und billig.</translation>
    </message>
    <message>
        <source>%1 holds no items.</source>
        <translation>%1 enthält keine Items.</translation>
    </message>
    <message>
        <source>What the charts are of</source>
        <translation>Wovon die Diagramme sind</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
</context>
<context>
    <name>app::AttributePopup</name>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message numerus="yes">
        <source>Set on %n item(s)</source>
        <translation>
            <numerusform>Bei %n Item setzen</numerusform>
            <numerusform>Bei %n Items setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>An attribute needs a name.</source>
        <translation>Ein Attribut braucht einen Namen.</translation>
    </message>
</context>
<context>
    <name>app::AttributeRows</name>
    <message>
        <source>Add an attribute</source>
        <translation>Attribut hinzufügen</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Pflicht</translation>
    </message>
    <message>
        <source>Name of attribute %1</source>
        <translation>Name des Attributs %1</translation>
    </message>
    <message>
        <source>Type of %1</source>
        <translation>Typ von %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>%1 ist Pflicht</translation>
    </message>
    <message>
        <source>Generator of %1</source>
        <translation>Generator von %1</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Description of %1</source>
        <translation>Beschreibung von %1</translation>
    </message>
</context>
<context>
    <name>app::CanvasEditing</name>
    <message>
        <source>Key %1 by %2</source>
        <translation>%2 als Schlüssel von %1</translation>
    </message>
    <message>
        <source>Project %1 into %2</source>
        <translation>%1 in %2 projizieren</translation>
    </message>
    <message>
        <source>Add table %1</source>
        <translation>Tabelle %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add entity %1</source>
        <translation>Entität %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add index %1</source>
        <translation>Index %1 hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>%1 aus %2 entfernen</translation>
    </message>
    <message>
        <source>%1 is in the sample items; remove it there in Data.</source>
        <translation>%1 steht in den Beispiel-Items; entferne es dort unter Daten.</translation>
    </message>
    <message>
        <source>%1 has templates for all keys of %2 already.</source>
        <translation>%1 hat schon Vorlagen für alle Schlüssel von %2.</translation>
    </message>
    <message>
        <source>Put %1 into %2</source>
        <translation>%1 in %2 aufnehmen</translation>
    </message>
    <message>
        <source>Take %1 out of %2</source>
        <translation>%1 aus %2 herausnehmen</translation>
    </message>
    <message>
        <source>Relate %1 and %2, %3</source>
        <translation>%1 und %2 verbinden, %3</translation>
    </message>
    <message>
        <source>%1 to %2, %3</source>
        <translation>%1 zu %2, %3</translation>
    </message>
    <message>
        <source>Add an entity type</source>
        <translation>Entitätstyp hinzufügen</translation>
    </message>
    <message>
        <source>Add a global secondary index</source>
        <translation>Globalen Sekundärindex hinzufügen</translation>
    </message>
    <message>
        <source>Add a local secondary index</source>
        <translation>Lokalen Sekundärindex hinzufügen</translation>
    </message>
    <message>
        <source>Add a table</source>
        <translation>Tabelle hinzufügen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Deployed: key and local indexes stay</source>
        <translation>Im Einsatz: Schlüssel und lokale Indizes bleiben</translation>
    </message>
    <message>
        <source>Mark %1 as deployed</source>
        <translation>%1 als im Einsatz kennzeichnen</translation>
    </message>
    <message>
        <source>Mark %1 as not deployed</source>
        <translation>%1 als nicht im Einsatz kennzeichnen</translation>
    </message>
    <message>
        <source>Entities in this index</source>
        <translation>Entitäten in diesem Index</translation>
    </message>
    <message>
        <source>Add to the sort key</source>
        <translation>Zum Sortierschlüssel hinzufügen</translation>
    </message>
    <message>
        <source>Add to the partition key</source>
        <translation>Zum Partitionsschlüssel hinzufügen</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Projektion</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Keys only</source>
        <translation>Nur Schlüssel</translation>
    </message>
    <message>
        <source>Change the projection of %1</source>
        <translation>Projektion von %1 ändern</translation>
    </message>
    <message>
        <source>Project %1 no longer into %2</source>
        <translation>%1 nicht mehr in %2 projizieren</translation>
    </message>
    <message>
        <source>Put into an index</source>
        <translation>In einen Index aufnehmen</translation>
    </message>
    <message>
        <source>Relate to</source>
        <translation>Verbinden mit</translation>
    </message>
    <message>
        <source>Remove the relation</source>
        <translation>Beziehung entfernen</translation>
    </message>
    <message>
        <source>Relate %1 and %2 no longer</source>
        <translation>%1 und %2 nicht mehr verbinden</translation>
    </message>
    <message>
        <source>Type of %1</source>
        <translation>Typ von %1</translation>
    </message>
    <message>
        <source>Change the type of %1</source>
        <translation>Typ von %1 ändern</translation>
    </message>
    <message>
        <source>Make it a key</source>
        <translation>Zum Schlüssel machen</translation>
    </message>
    <message>
        <source>Project it into</source>
        <translation>Projizieren in</translation>
    </message>
    <message>
        <source>Sort key of %1</source>
        <translation>Sortierschlüssel von %1</translation>
    </message>
    <message>
        <source>Partition key of %1</source>
        <translation>Partitionsschlüssel von %1</translation>
    </message>
    <message>
        <source>One more sort key attribute of %1</source>
        <translation>Weiteres Sortierschlüssel-Attribut von %1</translation>
    </message>
    <message>
        <source>One more partition key attribute of %1</source>
        <translation>Weiteres Partitionsschlüssel-Attribut von %1</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Name von %1</translation>
    </message>
    <message>
        <source>Key attribute of %1</source>
        <translation>Schlüsselattribut von %1</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>%1 von %2 ändern</translation>
    </message>
    <message>
        <source>Template of %1</source>
        <translation>Vorlage von %1</translation>
    </message>
    <message>
        <source>Name of attribute %1</source>
        <translation>Name des Attributs %1</translation>
    </message>
</context>
<context>
    <name>app::CanvasMap</name>
    <message>
        <source>Map of the canvas</source>
        <translation>Übersicht der Zeichenfläche</translation>
    </message>
</context>
<context>
    <name>app::CanvasScene</name>
    <message>
        <source>Sort key of %1</source>
        <translation>Sortierschlüssel von %1</translation>
    </message>
    <message>
        <source>Project into %1</source>
        <translation>In %1 projizieren</translation>
    </message>
    <message>
        <source>One more key attribute of %1</source>
        <translation>Weiteres Schlüsselattribut von %1</translation>
    </message>
    <message>
        <source>Key of %1, instead of %2</source>
        <translation>Schlüssel von %1, statt %2</translation>
    </message>
    <message>
        <source>Relate to %1</source>
        <translation>Mit %1 verbinden</translation>
    </message>
    <message>
        <source>Put %1 into %2</source>
        <translation>%1 in %2 aufnehmen</translation>
    </message>
</context>
<context>
    <name>app::CanvasView</name>
    <message>
        <source>Canvas</source>
        <translation>Zeichenfläche</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
</context>
<context>
    <name>app::CardItem</name>
    <message>
        <source>Table %1</source>
        <translation>Tabelle %1</translation>
    </message>
    <message>
        <source>Index %1</source>
        <translation>Index %1</translation>
    </message>
    <message>
        <source>Entity %1</source>
        <translation>Entität %1</translation>
    </message>
    <message>
        <source>holds %1</source>
        <translation>enthält %1</translation>
    </message>
</context>
<context>
    <name>app::CellEditor</name>
    <message>
        <source>DynamoDB JSON. Ctrl+Enter sets it, Esc leaves it as it was.</source>
        <translation>DynamoDB-JSON. Strg+Eingabe setzt es, Esc lässt es, wie es war.</translation>
    </message>
</context>
<context>
    <name>app::ChangeFrames</name>
    <message>
        <source>What the requests change</source>
        <translation>Was die Anfragen ändern</translation>
    </message>
    <message numerus="yes">
        <source>%n more change(s)</source>
        <translation>
            <numerusform>%n weitere Änderung</numerusform>
            <numerusform>%n weitere Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>Abgelehnt: %1</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>ändert nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n Item</numerusform>
            <numerusform>%n Items</numerusform>
        </translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>%1 WRU</source>
        <translation>%1 WRU</translation>
    </message>
</context>
<context>
    <name>app::ChangeModel</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>%1 · key and settings</source>
        <translation>%1 · Schlüssel und Einstellungen</translation>
    </message>
    <message>
        <source>%1 · attributes</source>
        <translation>%1 · Attribute</translation>
    </message>
    <message>
        <source>%1 · indexes</source>
        <translation>%1 · Indexe</translation>
    </message>
    <message>
        <source>%1 · entity types and relations</source>
        <translation>%1 · Entitätstypen und Beziehungen</translation>
    </message>
    <message>
        <source>%1 · items</source>
        <translation>%1 · Items</translation>
    </message>
    <message>
        <source>Access patterns</source>
        <translation>Zugriffsmuster</translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>%Ln hinzugekommen</numerusform>
            <numerusform>%Ln hinzugekommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln entfernt</numerusform>
            <numerusform>%Ln entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln geändert</numerusform>
            <numerusform>%Ln geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugekommen</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
</context>
<context>
    <name>app::ChangesView</name>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
</context>
<context>
    <name>app::ChartPanel</name>
    <message>
        <source>Save or copy</source>
        <translation>Speichern oder kopieren</translation>
    </message>
    <message>
        <source>Save or copy: %1</source>
        <translation>Speichern oder kopieren: %1</translation>
    </message>
</context>
<context>
    <name>app::ChartTextPane</name>
    <message>
        <source>Entity chart as text</source>
        <translation>Entitätentafel als Text</translation>
    </message>
    <message>
        <source>Close the text</source>
        <translation>Text schließen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Apply the text to the design (Ctrl+Enter)</source>
        <translation>Den Text auf das Design anwenden (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Show the chart as the design has it</source>
        <translation>Die Tafel zeigen, wie sie im Design steht</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Change the entity chart of %1</source>
        <translation>Entitätentafel von %1 ändern</translation>
    </message>
</context>
<context>
    <name>app::ChipList</name>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>app::CollectionModel</name>
    <message>
        <source>Without a usable key</source>
        <translation>Ohne brauchbaren Schlüssel</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n Item</numerusform>
            <numerusform>%n Items</numerusform>
        </translation>
    </message>
    <message>
        <source>Item collection %1, %2</source>
        <translation>Item-Collection %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: no DynamoDB value. %2</source>
        <translation>%1: kein DynamoDB-Wert. %2</translation>
    </message>
    <message>
        <source>%1 is not projected into %2: reading it needs a second read.</source>
        <translation>%1 wird nicht in %2 projiziert: Es zu lesen braucht einen zweiten Lesezugriff.</translation>
    </message>
    <message>
        <source>Table key</source>
        <translation>Tabellenschlüssel</translation>
    </message>
    <message>
        <source>Attributes, named per item</source>
        <translation>Attribute, je Item benannt</translation>
    </message>
</context>
<context>
    <name>app::CollectionView</name>
    <message numerus="yes">
        <source>%n item collection(s)</source>
        <translation>
            <numerusform>%n Item-Collection</numerusform>
            <numerusform>%n Item-Collections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item collection(s) in %1</source>
        <translation>
            <numerusform>%n Item-Collection in %1</numerusform>
            <numerusform>%n Item-Collections in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Item collections</source>
        <translation>Item-Collections</translation>
    </message>
</context>
<context>
    <name>app::ColourPicker</name>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
</context>
<context>
    <name>app::CompareView</name>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>Andersherum</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>Datei neu lesen</translation>
    </message>
    <message>
        <source>Copy the list as text</source>
        <translation>Liste als Text kopieren</translation>
    </message>
    <message>
        <source>Kind of change</source>
        <translation>Art der Änderung</translation>
    </message>
    <message>
        <source>Nothing to compare with yet</source>
        <translation>Noch nichts zum Vergleichen</translation>
    </message>
    <message>
        <source>Compare this model with the file on disk, another file or another open document, as a list of changes.</source>
        <translation>Vergleiche dieses Modell mit der Datei auf der Platte, einer anderen Datei oder einem anderen offenen Dokument, als Liste von Änderungen.</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Kein Unterschied</translation>
    </message>
    <message>
        <source>Tables, keys, indexes, entity types, items and access patterns are the same.</source>
        <translation>Tabellen, Schlüssel, Indexe, Entitätstypen, Items und Zugriffsmuster sind gleich.</translation>
    </message>
    <message>
        <source>Changes between two designs</source>
        <translation>Änderungen zwischen zwei Entwürfen</translation>
    </message>
    <message>
        <source>Find in changes</source>
        <translation>In Änderungen suchen</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Eine andere Datei …</translation>
    </message>
    <message>
        <source>The file on disk</source>
        <translation>Die Datei auf der Platte</translation>
    </message>
    <message>
        <source>%1 on disk</source>
        <translation>%1 auf der Platte</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>Von %1 zu %2</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>Neu %1</translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>Entfernt %1</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation>Geändert %1</translation>
    </message>
</context>
<context>
    <name>app::CostView</name>
    <message>
        <source>Price: %1</source>
        <translation>Preis: %1</translation>
    </message>
    <message>
        <source>Other prices…</source>
        <translation>Andere Preise…</translation>
    </message>
    <message>
        <source>Read a price table: another region, another day, your own agreement</source>
        <translation>Eine Preistabelle lesen: eine andere Region, ein anderer Tag, dein eigener Vertrag</translation>
    </message>
    <message>
        <source>Built-in prices</source>
        <translation>Eingebaute Preise</translation>
    </message>
    <message>
        <source>Cost per month</source>
        <translation>Kosten im Monat</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>Im Monat</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Güte</translation>
    </message>
    <message>
        <source>No pattern states a rate</source>
        <translation>Kein Muster nennt eine Rate</translation>
    </message>
    <message>
        <source>Say of an access pattern how often it is asked (its average per second). Its requests then run on the sample data, and their units, storage and index writes make the figures of a month.</source>
        <translation>Sag von einem Zugriffsmuster, wie oft es gefragt wird (im Mittel je Sekunde). Seine Anfragen laufen dann auf den Beispieldaten, und ihre Einheiten, Speicher und Index-Schreiben ergeben die Zahlen eines Monats.</translation>
    </message>
    <message>
        <source>Show the access patterns</source>
        <translation>Zeige die Zugriffsmuster</translation>
    </message>
    <message>
        <source>≈ %1 per month</source>
        <translation>≈ %1 im Monat</translation>
    </message>
    <message>
        <source>Prices of %1, %2</source>
        <translation>Preise von %1, %2</translation>
    </message>
    <message>
        <source>By access pattern</source>
        <translation>Nach Zugriffsmuster</translation>
    </message>
    <message>
        <source>A million requests</source>
        <translation>Eine Million Anfragen</translation>
    </message>
    <message>
        <source>Paid for otherwise</source>
        <translation>Anders bezahlt</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>Nach Bedarf</translation>
    </message>
    <message>
        <source>Provisioned, with auto scaling</source>
        <translation>Bereitgestellt, mit automatischer Skalierung</translation>
    </message>
    <message>
        <source>Standard table class</source>
        <translation>Tabellenklasse Standard</translation>
    </message>
    <message>
        <source>Standard-IA table class</source>
        <translation>Tabellenklasse Standard-IA</translation>
    </message>
    <message>
        <source>Provisioned capacity costs less from this use on</source>
        <translation>Bereitgestellte Kapazität ist ab dieser Auslastung billiger</translation>
    </message>
    <message>
        <source>Price table</source>
        <translation>Preistabelle</translation>
    </message>
    <message>
        <source>Price tables (*.json)</source>
        <translation>Preistabellen (*.json)</translation>
    </message>
</context>
<context>
    <name>app::DataWorkspace</name>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Through</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>No items yet</source>
        <translation>Noch keine Items</translation>
    </message>
    <message>
        <source>Items with the same partition key form one item collection, sorted by sort key. A few of each kind are enough to try every access pattern on them.</source>
        <translation>Items mit demselben Partitionsschlüssel bilden eine Item-Collection, nach Sortierschlüssel geordnet. Wenige von jeder Art genügen, um jedes Zugriffsmuster daran zu prüfen.</translation>
    </message>
    <message>
        <source>No table yet</source>
        <translation>Noch keine Tabelle</translation>
    </message>
    <message>
        <source>Sample data lives in tables. Add one in Design, or start from a pattern.</source>
        <translation>Beispieldaten liegen in Tabellen. Lege im Entwurf eine an oder beginne mit einem Muster.</translation>
    </message>
    <message>
        <source>Show all items</source>
        <translation>Alle Items zeigen</translation>
    </message>
    <message>
        <source>Add item</source>
        <translation>Item hinzufügen</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Item</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>As DynamoDB JSON</source>
        <translation>Als DynamoDB-JSON</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>As plain JSON</source>
        <translation>Als einfaches JSON</translation>
    </message>
    <message>
        <source>Ctrl+Alt+C</source>
        <translation>Ctrl+Alt+C</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Set attribute…</source>
        <translation>Attribut setzen …</translation>
    </message>
    <message>
        <source>Ctrl+Shift+A</source>
        <translation>Ctrl+Shift+A</translation>
    </message>
    <message>
        <source>Remove attribute</source>
        <translation>Attribut entfernen</translation>
    </message>
    <message>
        <source>Shift+Del</source>
        <translation>Shift+Del</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Nach unten ausfüllen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>Clear cells</source>
        <translation>Zellen leeren</translation>
    </message>
    <message>
        <source>Delete items</source>
        <translation>Items löschen</translation>
    </message>
    <message>
        <source>Ctrl+Del</source>
        <translation>Ctrl+Del</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Suchen …</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Collapse all collections</source>
        <translation>Alle Collections zuklappen</translation>
    </message>
    <message>
        <source>Expand all collections</source>
        <translation>Alle Collections aufklappen</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Collections</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Collections as in the model</source>
        <translation>Collections wie im Modell</translation>
    </message>
    <message>
        <source>Collections by partition key</source>
        <translation>Collections nach Partitionsschlüssel</translation>
    </message>
    <message>
        <source>Collections as a Scan returns them</source>
        <translation>Collections, wie ein Scan sie liefert</translation>
    </message>
    <message>
        <source>Largest collections first</source>
        <translation>Größte Collections zuerst</translation>
    </message>
    <message>
        <source>Order of the collections</source>
        <translation>Reihenfolge der Collections</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Als JSON kopieren</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tabelle %1</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) selected</source>
        <translation>
            <numerusform>%n Item ausgewählt</numerusform>
            <numerusform>%n Items ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>in %n collection(s)</source>
        <translation>
            <numerusform>in %n Collection</numerusform>
            <numerusform>in %n Collections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n item(s)</source>
        <translation>
            <numerusform>%n Item duplizieren</numerusform>
            <numerusform>%n Items duplizieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n item(s)</source>
        <translation>
            <numerusform>%n Item löschen</numerusform>
            <numerusform>%n Items löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n item(s)</source>
        <translation>
            <numerusform>%n Item einfügen</numerusform>
            <numerusform>%n Items einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle einfügen</numerusform>
            <numerusform>%n Zellen einfügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle leeren</numerusform>
            <numerusform>%n Zellen leeren</numerusform>
        </translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>The first of the selected items has no %1.</source>
        <translation>Das erste ausgewählte Item hat kein %1.</translation>
    </message>
    <message>
        <source>Fill down %1</source>
        <translation>%1 nach unten ausfüllen</translation>
    </message>
    <message>
        <source>%1 cannot become %2. %3</source>
        <translation>%1 kann nicht zu %2 werden. %3</translation>
    </message>
    <message>
        <source>Change type of %1</source>
        <translation>Typ von %1 ändern</translation>
    </message>
    <message>
        <source>Type of %1</source>
        <translation>Typ von %1</translation>
    </message>
    <message>
        <source>%1 not in %2: %3</source>
        <translation>%1 nicht in %2: %3</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Ersetzen …</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Show all columns</source>
        <translation>Alle Spalten zeigen</translation>
    </message>
    <message>
        <source>Sort ascending</source>
        <translation>Aufsteigend sortieren</translation>
    </message>
    <message>
        <source>Sort descending</source>
        <translation>Absteigend sortieren</translation>
    </message>
    <message>
        <source>Only items with %1</source>
        <translation>Nur Items mit %1</translation>
    </message>
    <message>
        <source>Only items without %1</source>
        <translation>Nur Items ohne %1</translation>
    </message>
    <message>
        <source>Only items where %1 is %2</source>
        <translation>Nur Items, deren %1 %2 ist</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 ausblenden</translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n value(s)</source>
        <translation>
            <numerusform>In %n Wert ersetzen</numerusform>
            <numerusform>In %n Werten ersetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Open value…</source>
        <translation>Wert öffnen …</translation>
    </message>
    <message>
        <source>The item has changed since.</source>
        <translation>Das Item hat sich seitdem geändert.</translation>
    </message>
    <message>
        <source>Import items…</source>
        <translation>Items importieren …</translation>
    </message>
    <message>
        <source>Ctrl+Shift+I</source>
        <translation>Ctrl+Shift+I</translation>
    </message>
    <message>
        <source>Export items…</source>
        <translation>Items exportieren …</translation>
    </message>
    <message>
        <source>Ctrl+Shift+X</source>
        <translation>Ctrl+Shift+X</translation>
    </message>
    <message>
        <source>Import items</source>
        <translation>Items importieren</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>CSV for Excel</source>
        <translation>CSV für Excel</translation>
    </message>
    <message>
        <source>Export items</source>
        <translation>Items exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) exported to %1</source>
        <translation>
            <numerusform>%n Item nach %1 exportiert</numerusform>
            <numerusform>%n Items nach %1 exportiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Generate items…</source>
        <translation>Items erzeugen …</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>Generate, import, export</source>
        <translation>Erzeugen, importieren, exportieren</translation>
    </message>
    <message>
        <source>Find entity types in the items…</source>
        <translation>Entitätstypen in den Items finden …</translation>
    </message>
    <message>
        <source>These items have no entity types yet. The shapes of their keys tell the kinds of items apart.</source>
        <translation>Diese Items haben noch keine Entitätstypen. Die Gestalt ihrer Schlüssel unterscheidet die Arten von Items.</translation>
    </message>
</context>
<context>
    <name>app::DatabaseView</name>
    <message>
        <source>No items here</source>
        <translation>Keine Items hier</translation>
    </message>
    <message>
        <source>The table, the index or the collection that is looked at has none.</source>
        <translation>Die Tabelle, der Index oder die Sammlung, die hier angesehen wird, hat keine.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Items of the database</source>
        <translation>Items der Datenbank</translation>
    </message>
    <message>
        <source>Copy as DynamoDB JSON</source>
        <translation>Als DynamoDB-JSON kopieren</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Through</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>How many items to take</source>
        <translation>Wie viele Items übernommen werden</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s)</source>
        <translation>
            <numerusform>%Ln Tabelle</numerusform>
            <numerusform>%Ln Tabellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Wert von %1</translation>
    </message>
    <message>
        <source>One collection: the value of %1</source>
        <translation>Eine Sammlung: der Wert von %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) in this collection</source>
        <translation>
            <numerusform>%Ln Item in dieser Sammlung</numerusform>
            <numerusform>%Ln Items in dieser Sammlung</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 items are in %3</source>
        <translation>%1 von %2 Items sind in %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) left out: without its key</source>
        <translation>
            <numerusform>%Ln Item ausgelassen: ohne dessen Schlüssel</numerusform>
            <numerusform>%Ln Items ausgelassen: ohne dessen Schlüssel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln Item</numerusform>
            <numerusform>%Ln Items</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can be reached by now</source>
        <translation>%1 sind bisher erreichbar</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>nur lesbar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Take as samples</source>
        <translation>Als Beispiele übernehmen</translation>
    </message>
    <message>
        <source>Stops reading; nothing is taken</source>
        <translation>Hört auf zu lesen; nichts wird übernommen</translation>
    </message>
    <message>
        <source>The first items of the table, with its definition, into a new model</source>
        <translation>Die ersten Items der Tabelle samt ihrer Definition in ein neues Modell</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) of %1 taken</source>
        <translation>
            <numerusform>%Ln Item von %1 übernommen</numerusform>
            <numerusform>%Ln Items von %1 übernommen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::DesignWorkspace</name>
    <message>
        <source>No table yet</source>
        <translation>Noch keine Tabelle</translation>
    </message>
    <message>
        <source>DynamoDB is designed from its questions: list the access patterns first, then give one table keys that answer them. The canvas shows the table, its indexes and which entity lands in which.</source>
        <translation>DynamoDB wird von den Fragen her entworfen: Liste zuerst die Zugriffsmuster auf und gib dann einer Tabelle Schlüssel, die sie beantworten. Die Zeichenfläche zeigt die Tabelle, ihre Indizes und welche Entität wo landet.</translation>
    </message>
    <message>
        <source>Add a table</source>
        <translation>Tabelle hinzufügen</translation>
    </message>
    <message>
        <source>Add table AppData</source>
        <translation>Tabelle AppData hinzufügen</translation>
    </message>
    <message>
        <source>List access patterns first</source>
        <translation>Zuerst Zugriffsmuster auflisten</translation>
    </message>
    <message>
        <source>Table on the canvas</source>
        <translation>Tabelle auf der Zeichenfläche</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>Entität</translation>
    </message>
    <message>
        <source>Add an entity type</source>
        <translation>Entitätstyp hinzufügen</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Add an index</source>
        <translation>Index hinzufügen</translation>
    </message>
    <message>
        <source>Global secondary index</source>
        <translation>Globaler Sekundärindex</translation>
    </message>
    <message>
        <source>Local secondary index</source>
        <translation>Lokaler Sekundärindex</translation>
    </message>
    <message>
        <source>Links of selection</source>
        <translation>Linien der Auswahl</translation>
    </message>
    <message>
        <source>All links</source>
        <translation>Alle Linien</translation>
    </message>
    <message>
        <source>No links</source>
        <translation>Keine Linien</translation>
    </message>
    <message>
        <source>Tidy layout</source>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <source>Fit all cards</source>
        <translation>Alle Karten einpassen</translation>
    </message>
    <message>
        <source>Zoom to selection</source>
        <translation>Auf Auswahl zoomen</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom to 100 %</source>
        <translation>Auf 100 % zoomen</translation>
    </message>
    <message>
        <source>Entity chart</source>
        <translation>Entitätentafel</translation>
    </message>
    <message>
        <source>Save or copy the canvas</source>
        <translation>Zeichenfläche speichern oder kopieren</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Entity chart copied</source>
        <translation>Entitätentafel kopiert</translation>
    </message>
    <message>
        <source>Hide the entity chart</source>
        <translation>Entitätentafel ausblenden</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Alle Tabellen</translation>
    </message>
    <message>
        <source>Canvas of all tables</source>
        <translation>Zeichenfläche aller Tabellen</translation>
    </message>
    <message>
        <source>Canvas of %1</source>
        <translation>Zeichenfläche von %1</translation>
    </message>
    <message>
        <source>%1 has no entity types yet. Add one and say how it fills the keys, such as USER#{userId}: its card shows which indexes it is in.</source>
        <translation>%1 hat noch keine Entitätstypen. Füge einen hinzu und sage, wie er die Schlüssel füllt, etwa USER#{userId}: Seine Karte zeigt, in welchen Indizes er steht.</translation>
    </message>
    <message>
        <source>%1 has items but no entity types. The shapes of their keys tell the kinds of items apart.</source>
        <translation>%1 hat Items, aber keine Entitätstypen. An der Form der Schlüssel lassen sich die Arten von Items unterscheiden.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Relate</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Draw a relation from one entity type to another</source>
        <translation>Eine Beziehung von einem Entitätstyp zu einem anderen ziehen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Entity chart as text</source>
        <translation>Entitätentafel als Text</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>%1 von %2 ändern</translation>
    </message>
    <message>
        <source>Find entity types in the items…</source>
        <translation>Entitätstypen in den Items finden …</translation>
    </message>
</context>
<context>
    <name>app::DocumentFile</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
</context>
<context>
    <name>app::EffectsView</name>
    <message>
        <source>What the edit would do</source>
        <translation>Was die Änderung bewirken würde</translation>
    </message>
    <message>
        <source>New entity types</source>
        <translation>Neue Entitätstypen</translation>
    </message>
    <message>
        <source>Entity types with a new name</source>
        <translation>Entitätstypen mit neuem Namen</translation>
    </message>
    <message>
        <source>Entity types that go; their items stay</source>
        <translation>Entitätstypen, die wegfallen; ihre Items bleiben</translation>
    </message>
    <message>
        <source>No sample item changes</source>
        <translation>Kein Beispiel-Item ändert sich</translation>
    </message>
    <message>
        <source>%1. Items: %2</source>
        <translation>%1. Items: %2</translation>
    </message>
</context>
<context>
    <name>app::EntityChartModel</name>
    <message>
        <source>%1 has no %2</source>
        <comment>entity has no key</comment>
        <translation>%1 hat kein %2</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>Entität</translation>
    </message>
    <message>
        <source>Keys of %1</source>
        <translation>Schlüssel von %1</translation>
    </message>
    <message>
        <source>Partition key of %1</source>
        <translation>Partitionsschlüssel von %1</translation>
    </message>
    <message>
        <source>Sort key of %1</source>
        <translation>Sortierschlüssel von %1</translation>
    </message>
</context>
<context>
    <name>app::EntityChartView</name>
    <message>
        <source>Entity chart</source>
        <translation>Entitätentafel</translation>
    </message>
</context>
<context>
    <name>app::EntityForm</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>A badge needs a letter.</source>
        <translation>Ein Abzeichen braucht einen Buchstaben.</translation>
    </message>
    <message>
        <source>Change the badge of %1</source>
        <translation>Abzeichen von %1 ändern</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Describe %1</source>
        <translation>%1 beschreiben</translation>
    </message>
    <message>
        <source>Key templates</source>
        <translation>Schlüsselvorlagen</translation>
    </message>
    <message>
        <source>Literal text with {variables}, such as ORDER#{orderDate}. An item belongs to the first type whose templates its keys match.</source>
        <translation>Fester Text mit {Variablen}, etwa ORDER#{orderDate}. Ein Item gehört zum ersten Typ, zu dessen Vorlagen seine Schlüssel passen.</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Nicht gesetzt</translation>
    </message>
    <message>
        <source>Template of %1</source>
        <translation>Vorlage von %1</translation>
    </message>
    <message>
        <source>Change the template of %1</source>
        <translation>Vorlage von %1 ändern</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln Item</numerusform>
            <numerusform>%Ln Items</numerusform>
        </translation>
    </message>
    <message>
        <source>Told apart also by an attribute</source>
        <translation>Auch an einem Attribut zu erkennen</translation>
    </message>
    <message>
        <source>Write an attribute and its value, such as type = user.</source>
        <translation>Schreibe ein Attribut und seinen Wert, etwa type = user.</translation>
    </message>
    <message>
        <source>Tell %1 by %2</source>
        <translation>%1 an %2 erkennen</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>Take them from the items</source>
        <translation>Aus den Items übernehmen</translation>
    </message>
    <message>
        <source>Adds the attributes that the sample items have, with their types</source>
        <translation>Fügt die Attribute der Beispiel-Items mit ihren Typen hinzu</translation>
    </message>
    <message>
        <source>Change the attributes of %1</source>
        <translation>Attribute von %1 ändern</translation>
    </message>
    <message>
        <source>Take the attributes of %1 from its items</source>
        <translation>Attribute von %1 aus den Items übernehmen</translation>
    </message>
    <message>
        <source>Expected items</source>
        <translation>Erwartete Items</translation>
    </message>
    <message>
        <source>Bytes of one</source>
        <translation>Bytes je Item</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>Keine Angabe</translation>
    </message>
    <message>
        <source>Change what is expected of %1</source>
        <translation>Erwartung an %1 ändern</translation>
    </message>
    <message>
        <source>tells the type</source>
        <translation>macht den Typ erkennbar</translation>
    </message>
    <message>
        <source>Change the samples of %1</source>
        <translation>Beispiele von %1 ändern</translation>
    </message>
    <message>
        <source>Samples, such as 20, 1-5, zipf(5)</source>
        <translation>Beispiele, etwa 20, 1-5, zipf(5)</translation>
    </message>
    <message>
        <source>How many sample items are generated: in all, or for each item of the parent entity</source>
        <translation>Wie viele Beispiel-Items erzeugt werden: insgesamt, oder je Item der Eltern-Entität</translation>
    </message>
    <message>
        <source>Describe an attribute of %1</source>
        <translation>Ein Attribut von %1 beschreiben</translation>
    </message>
    <message>
        <source>Generators of template variables</source>
        <translation>Generatoren der Vorlagenvariablen</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>Generator of %1</source>
        <translation>Generator von %1</translation>
    </message>
    <message>
        <source>Change a variable of %1</source>
        <translation>Eine Variable von %1 ändern</translation>
    </message>
    <message>
        <source>Relations</source>
        <translation>Beziehungen</translation>
    </message>
    <message>
        <source>Relate %1 and %2</source>
        <translation>%1 und %2 in Beziehung setzen</translation>
    </message>
    <message>
        <source>Remove the relation of %1 and %2</source>
        <translation>Beziehung von %1 und %2 entfernen</translation>
    </message>
</context>
<context>
    <name>app::ExplainPanel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>GetItem on %1, one item by its key</source>
        <translation>GetItem auf %1, ein Item über seinen Schlüssel</translation>
    </message>
    <message>
        <source>Query on %1, one item collection</source>
        <translation>Query auf %1, eine Item-Collection</translation>
    </message>
    <message>
        <source>Query on %1, one item collection in %2 order</source>
        <translation>Query auf %1, eine Item-Collection in der Reihenfolge von %2</translation>
    </message>
    <message>
        <source>Scan of %1, item by item in hash order</source>
        <translation>Scan von %1, Item für Item in Hash-Reihenfolge</translation>
    </message>
    <message>
        <source>One GetItem</source>
        <translation>Ein GetItem</translation>
    </message>
    <message>
        <source>Filter throws away %1 of what is read</source>
        <translation>Der Filter verwirft %1 des Gelesenen</translation>
    </message>
    <message>
        <source>Reads all of %1</source>
        <translation>Liest ganz %1</translation>
    </message>
    <message>
        <source>Reads %1 item by item</source>
        <translation>Liest %1 Item für Item</translation>
    </message>
    <message>
        <source>One Query; its filter drops %1</source>
        <translation>Eine Query; ihr Filter verwirft %1</translation>
    </message>
    <message>
        <source>One Query</source>
        <translation>Eine Query</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>examined</source>
        <translation>untersucht</translation>
    </message>
    <message>
        <source>filtered out</source>
        <translation>herausgefiltert</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>geliefert</translation>
    </message>
    <message>
        <source>bytes read</source>
        <translation>Bytes gelesen</translation>
    </message>
    <message>
        <source>page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>%1 RRU</source>
        <translation>%1 RRU</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Read request units, by table and index</source>
        <translation>Leseeinheiten (RRU), nach Tabelle und Index</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of %1 are not in the sandbox, as DynamoDB would refuse them. %2</source>
        <translation>
            <numerusform>%n Item von %1 fehlt in der Sandbox, weil DynamoDB es ablehnen würde. %2</numerusform>
            <numerusform>%n Items von %1 fehlen in der Sandbox, weil DynamoDB sie ablehnen würde. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ExplainStrip</name>
    <message>
        <source>%1 returned, %2 filtered out, %3 not read</source>
        <translation>%1 geliefert, %2 herausgefiltert, %3 nicht gelesen</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message numerus="yes">
        <source>%n returned</source>
        <translation>
            <numerusform>%n geliefert</numerusform>
            <numerusform>%n geliefert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n filtered out</source>
        <translation>
            <numerusform>%n herausgefiltert</numerusform>
            <numerusform>%n herausgefiltert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not read</source>
        <translation>
            <numerusform>%n nicht gelesen</numerusform>
            <numerusform>%n nicht gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>Key range</source>
        <translation>Schlüsselbereich</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>geliefert</translation>
    </message>
    <message>
        <source>filtered out</source>
        <translation>herausgefiltert</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nicht gelesen</translation>
    </message>
    <message>
        <source>All partitions, in hash order</source>
        <translation>Alle Partitionen, in Hash-Reihenfolge</translation>
    </message>
</context>
<context>
    <name>app::ExpressionEdit</name>
    <message>
        <source>Words to insert</source>
        <translation>Wörter zum Einfügen</translation>
    </message>
    <message>
        <source>reserved: gets a #name</source>
        <translation>reserviert: bekommt einen #Namen</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>function</source>
        <translation>Funktion</translation>
    </message>
</context>
<context>
    <name>app::ExpressionLabel</name>
    <message>
        <source>Key condition: %1</source>
        <translation>Schlüsselbedingung: %1</translation>
    </message>
</context>
<context>
    <name>app::FindBar</name>
    <message>
        <source>Find in items</source>
        <translation>In Items suchen</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Gesuchter Text</translation>
    </message>
    <message>
        <source>Match upper and lower case</source>
        <translation>Groß- und Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Where to find</source>
        <translation>Wo gesucht wird</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation>Schlüssel und Werte</translation>
    </message>
    <message>
        <source>Keys only</source>
        <translation>Nur Schlüssel</translation>
    </message>
    <message>
        <source>Values only</source>
        <translation>Nur Werte</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%1 von %2 Treffern</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>Suchleiste schließen</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Text to put in its place</source>
        <translation>Text, der an die Stelle tritt</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
</context>
<context>
    <name>app::FitnessDialog</name>
    <message>
        <source>Is DynamoDB right for this?</source>
        <translation>Ist DynamoDB dafür richtig?</translation>
    </message>
    <message>
        <source>Not sure</source>
        <translation>Unsicher</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>app::GenerateDialog</name>
    <message>
        <source>Beside the items that are there</source>
        <translation>Zu den vorhandenen Items hinzu</translation>
    </message>
    <message>
        <source>Generate items for %1</source>
        <translation>Items für %1 erzeugen</translation>
    </message>
    <message>
        <source>As the entity types say</source>
        <translation>Wie es die Entitätstypen sagen</translation>
    </message>
    <message>
        <source>Items in all</source>
        <translation>Items insgesamt</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed makes the same items, on every machine.</source>
        <translation>Derselbe Startwert ergibt dieselben Items, auf jedem Rechner.</translation>
    </message>
    <message>
        <source>Entity types</source>
        <translation>Entitätstypen</translation>
    </message>
    <message>
        <source>Entity type</source>
        <translation>Entitätstyp</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>Made from</source>
        <translation>Gebildet aus</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Erzeugen</translation>
    </message>
    <message>
        <source>Choose at least one entity type.</source>
        <translation>Wähle mindestens einen Entitätstyp.</translation>
    </message>
    <message>
        <source>The model has changed since; nothing was generated.</source>
        <translation>Das Modell hat sich seitdem geändert; nichts wurde erzeugt.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>Generate %n item(s)</source>
        <translation>
            <numerusform>%n Item erzeugen</numerusform>
            <numerusform>%n Items erzeugen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) generated for %1</source>
        <translation>
            <numerusform>%n Item für %1 erzeugt</numerusform>
            <numerusform>%n Items für %1 erzeugt</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancelled; nothing was generated.</source>
        <translation>Abgebrochen; nichts wurde erzeugt.</translation>
    </message>
</context>
<context>
    <name>app::GoToAnything</name>
    <message>
        <source>A table, index, attribute, pattern, key or action</source>
        <translation>Tabelle, Index, Attribut, Muster, Schlüssel oder Aktion</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <translation>Überallhin springen</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>item of %1</source>
        <translation>Item von %1</translation>
    </message>
</context>
<context>
    <name>app::GradeTag</name>
    <message>
        <source>How this figure is made</source>
        <translation>Wie diese Zahl entsteht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>app::ImportColumnModel</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>from the header</source>
        <translation>aus der Kopfzeile</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>deklariert</translation>
    </message>
    <message>
        <source>as in the table</source>
        <translation>wie in der Tabelle</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>geraten</translation>
    </message>
    <message>
        <source>DynamoDB JSON</source>
        <translation>DynamoDB-JSON</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Type is</source>
        <translation>Typ ist</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>Erster Wert</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
</context>
<context>
    <name>app::ImportDialog</name>
    <message>
        <source>The first row names the columns</source>
        <translation>Die erste Zeile benennt die Spalten</translation>
    </message>
    <message>
        <source>The table&apos;s present items go first</source>
        <translation>Zuerst werden die jetzigen Items der Tabelle entfernt</translation>
    </message>
    <message>
        <source>Import items into %1</source>
        <translation>Items in %1 importieren</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Zeichenkodierung</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>Only what the file has</source>
        <translation>Nur was in der Datei steht</translation>
    </message>
    <message>
        <source>Made by %1</source>
        <translation>Gebildet wie bei %1</translation>
    </message>
    <message>
        <source>Key attributes</source>
        <translation>Schlüsselattribute</translation>
    </message>
    <message>
        <source>Replace the item</source>
        <translation>Item ersetzen</translation>
    </message>
    <message>
        <source>Skip the row</source>
        <translation>Zeile überspringen</translation>
    </message>
    <message>
        <source>Import nothing</source>
        <translation>Nichts importieren</translation>
    </message>
    <message>
        <source>Where a key is there already</source>
        <translation>Wo es einen Schlüssel schon gibt</translation>
    </message>
    <message>
        <source>Columns of the file</source>
        <translation>Spalten der Datei</translation>
    </message>
    <message>
        <source>Refused rows</source>
        <translation>Abgelehnte Zeilen</translation>
    </message>
    <message>
        <source>Save the refused rows…</source>
        <translation>Abgelehnte Zeilen speichern …</translation>
    </message>
    <message>
        <source>Save the refused rows</source>
        <translation>Abgelehnte Zeilen speichern</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>First items</source>
        <translation>Erste Items</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln row(s) looked at</source>
        <translation>
            <numerusform>Die erste Zeile angesehen</numerusform>
            <numerusform>Die ersten %Ln Zeilen angesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more row(s)</source>
        <translation>
            <numerusform>%Ln weitere Zeile</numerusform>
            <numerusform>%Ln weitere Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Refused (%1)</source>
        <translation>Abgelehnt (%1)</translation>
    </message>
    <message>
        <source>The model has changed since; nothing was imported.</source>
        <translation>Das Modell hat sich seitdem geändert; nichts wurde importiert.</translation>
    </message>
    <message>
        <source>%1 added, %2 replaced, %3 skipped, %4 refused</source>
        <translation>%1 hinzugefügt, %2 ersetzt, %3 übersprungen, %4 abgelehnt</translation>
    </message>
    <message numerus="yes">
        <source>Import %n item(s)</source>
        <translation>
            <numerusform>%n Item importieren</numerusform>
            <numerusform>%n Items importieren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancelled; nothing was imported</source>
        <translation>Abgebrochen; nichts wurde importiert</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>Senkrechter Strich</translation>
    </message>
    <message>
        <source>Find entity types…</source>
        <translation>Entitätstypen finden …</translation>
    </message>
</context>
<context>
    <name>app::IndexForm</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Change the key of %1</source>
        <translation>Schlüssel von %1 ändern</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Projektion</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Keys only</source>
        <translation>Nur Schlüssel</translation>
    </message>
    <message>
        <source>Projected attributes</source>
        <translation>Projizierte Attribute</translation>
    </message>
    <message>
        <source>Entities in this index</source>
        <translation>Entitäten in diesem Index</translation>
    </message>
    <message>
        <source>Change the projection of %1</source>
        <translation>Projektion von %1 ändern</translation>
    </message>
    <message>
        <source>%1 of %2 items, %3</source>
        <translation>%1 von %2 Items, %3</translation>
    </message>
    <message>
        <source>no entity type</source>
        <translation>kein Entitätstyp</translation>
    </message>
    <message>
        <source>not in it</source>
        <translation>nicht enthalten</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Units of its own</source>
        <translation>Eigene Einheiten</translation>
    </message>
    <message>
        <source>Reads per second</source>
        <translation>Lesen pro Sekunde</translation>
    </message>
    <message>
        <source>Writes per second</source>
        <translation>Schreiben pro Sekunde</translation>
    </message>
    <message>
        <source>Change the capacity of %1</source>
        <translation>Kapazität von %1 ändern</translation>
    </message>
    <message>
        <source>Auto scaling of reads</source>
        <translation>Automatische Skalierung beim Lesen</translation>
    </message>
    <message>
        <source>Auto scaling of writes</source>
        <translation>Automatische Skalierung beim Schreiben</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Target, %</source>
        <translation>Ziel, %</translation>
    </message>
    <message>
        <source>Set the auto scaling of %1</source>
        <translation>Automatische Skalierung von %1 einstellen</translation>
    </message>
    <message>
        <source>Warm throughput</source>
        <translation>Vorgewärmter Durchsatz</translation>
    </message>
    <message>
        <source>Set the warm throughput of %1</source>
        <translation>Vorgewärmten Durchsatz von %1 einstellen</translation>
    </message>
</context>
<context>
    <name>app::Inspector</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Global secondary index of %1</source>
        <translation>Globaler Sekundärindex von %1</translation>
    </message>
    <message>
        <source>Local secondary index of %1</source>
        <translation>Lokaler Sekundärindex von %1</translation>
    </message>
    <message>
        <source>Entity type of %1</source>
        <translation>Entitätstyp von %1</translation>
    </message>
    <message>
        <source>Item of %1</source>
        <translation>Item von %1</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>Zugriffsmuster</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Nichts ausgewählt</translation>
    </message>
    <message>
        <source>Select a table, an index, an entity type, an item or an access pattern to see and edit it here.</source>
        <translation>Wähle eine Tabelle, einen Index, einen Entitätstyp, ein Item oder ein Zugriffsmuster, um es hier zu sehen und zu bearbeiten.</translation>
    </message>
    <message>
        <source>What can be done with it</source>
        <translation>Was sich damit tun lässt</translation>
    </message>
    <message>
        <source>What this edit moves</source>
        <translation>Was diese Änderung bewegt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>One of %Ln selected items</source>
        <translation>
            <numerusform>Eines von %Ln ausgewählten Items</numerusform>
            <numerusform>Eines von %Ln ausgewählten Items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weiteres</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
</context>
<context>
    <name>app::ItemForm</name>
    <message>
        <source>Add an attribute</source>
        <translation>Attribut hinzufügen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Wert von %1</translation>
    </message>
    <message>
        <source>Type: %1</source>
        <translation>Typ: %1</translation>
    </message>
    <message>
        <source>Type of %1: %2</source>
        <translation>Typ von %1: %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>%1 of at most %2</source>
        <translation>%1 von höchstens %2</translation>
    </message>
</context>
<context>
    <name>app::ItemGridModel</name>
    <message>
        <source>Choose an attribute of an item.</source>
        <translation>Wähle ein Attribut eines Items.</translation>
    </message>
    <message>
        <source>%1: absent</source>
        <translation>%1: fehlt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: no DynamoDB value. %2</source>
        <translation>%1: kein DynamoDB-Wert. %2</translation>
    </message>
    <message>
        <source>%1 is not projected into %2: reading it needs a second read.</source>
        <translation>%1 wird nicht in %2 projiziert: Es zu lesen braucht einen zweiten Lesezugriff.</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>Entität</translation>
    </message>
    <message>
        <source>partition key</source>
        <translation>Partitionsschlüssel</translation>
    </message>
    <message>
        <source>sort key</source>
        <translation>Sortierschlüssel</translation>
    </message>
    <message>
        <source>key of %1</source>
        <translation>Schlüssel von %1</translation>
    </message>
    <message numerus="yes">
        <source>in %n item(s)</source>
        <translation>
            <numerusform>in %n Item</numerusform>
            <numerusform>in %n Items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of another type</source>
        <translation>
            <numerusform>%n mit anderem Typ</numerusform>
            <numerusform>%n mit anderem Typ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ItemGridView</name>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>Keys of the items</source>
        <translation>Schlüssel der Items</translation>
    </message>
</context>
<context>
    <name>app::ItemModel</name>
    <message>
        <source>Choose an attribute of an item.</source>
        <translation>Wähle ein Attribut eines Items.</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 wird %2</translation>
    </message>
</context>
<context>
    <name>app::KeyEditor</name>
    <message>
        <source>Partition key</source>
        <translation>Partitionsschlüssel</translation>
    </message>
    <message>
        <source>Sort key</source>
        <translation>Sortierschlüssel</translation>
    </message>
    <message>
        <source>Add attribute</source>
        <translation>Attribut hinzufügen</translation>
    </message>
    <message>
        <source>Add attribute to %1</source>
        <translation>Attribut zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>%1, attribute name</source>
        <translation>%1, Attributname</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>%1, type</source>
        <translation>%1, Typ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>app::LeftOutBand</name>
    <message>
        <source>Items left out, by entity and reason</source>
        <translation>Ausgelassene Items, nach Entität und Grund</translation>
    </message>
    <message>
        <source>Show what is left out</source>
        <translation>Ausgelassenes zeigen</translation>
    </message>
    <message>
        <source>Fold what is left out</source>
        <translation>Ausgelassenes einklappen</translation>
    </message>
    <message>
        <source>No item is left out of %1</source>
        <translation>Kein Item fehlt in %1</translation>
    </message>
    <message>
        <source>%1 items are not in %2</source>
        <translation>%1 Items stehen nicht in %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>by design</source>
        <translation>gewollt</translation>
    </message>
    <message>
        <source>unexpected</source>
        <translation>unerwartet</translation>
    </message>
    <message>
        <source>Show items</source>
        <translation>Items zeigen</translation>
    </message>
</context>
<context>
    <name>app::LeftOutModel</name>
    <message>
        <source>Shows these items in the grid</source>
        <translation>Zeigt diese Items im Raster</translation>
    </message>
    <message>
        <source>by design</source>
        <translation>gewollt</translation>
    </message>
    <message>
        <source>unexpected</source>
        <translation>unerwartet</translation>
    </message>
    <message>
        <source>Show items</source>
        <translation>Items zeigen</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>Entität</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Meant</source>
        <translation>Absicht</translation>
    </message>
</context>
<context>
    <name>app::LegendRow</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>app::LensBar</name>
    <message>
        <source>&lt; 0.1 %</source>
        <translation>&lt; 0,1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Not projected: needs a second read</source>
        <translation>Nicht projiziert: braucht einen zweiten Lesezugriff</translation>
    </message>
    <message>
        <source>%1 of %2 items are in %3</source>
        <translation>%1 von %2 Items stehen in %3</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>Projected: all attributes</source>
        <translation>Projiziert: alle Attribute</translation>
    </message>
    <message>
        <source>Projected: keys only</source>
        <translation>Projiziert: nur Schlüssel</translation>
    </message>
    <message>
        <source>Projected: keys, %1</source>
        <translation>Projiziert: Schlüssel, %1</translation>
    </message>
</context>
<context>
    <name>app::LogDock</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>What the program did and what went wrong is listed here.</source>
        <translation>Hier steht, was das Programm getan hat und was misslang.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Misslungen</translation>
    </message>
</context>
<context>
    <name>app::MainWindow</name>
    <message>
        <source>Models (%1)</source>
        <translation>Modelle (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Workspaces</source>
        <translation>Arbeitsbereiche</translation>
    </message>
    <message>
        <source>Workspace %1</source>
        <translation>Arbeitsbereich %1</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Navigator</source>
        <translation>Navigator</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>Andockfenster</translation>
    </message>
    <message>
        <source>Problems %1</source>
        <translation>Probleme %1</translation>
    </message>
    <message>
        <source>Recover edits that were not saved</source>
        <translation>Nicht gespeicherte Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Reload %1</source>
        <translation>%1 neu laden</translation>
    </message>
    <message>
        <source>Open models</source>
        <translation>Modelle öffnen</translation>
    </message>
    <message>
        <source>New model</source>
        <translation>Neues Modell</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as project file…</source>
        <translation>Als Projektdatei speichern …</translation>
    </message>
    <message>
        <source>Save without them</source>
        <translation>Ohne sie speichern</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>Nicht gespeichert. %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>%1 changed on disk</source>
        <translation>%1 wurde auf der Platte geändert</translation>
    </message>
    <message>
        <source>Saving replaces what is there now.</source>
        <translation>Speichern ersetzt, was jetzt dort steht.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation>Modell speichern</translation>
    </message>
    <message>
        <source>%1 is no longer on the disk. Save writes it anew.</source>
        <translation>%1 ist nicht mehr auf der Platte. Speichern schreibt es neu.</translation>
    </message>
    <message>
        <source>%1 changed on disk, and here are edits that are not saved. Reloading can be undone.</source>
        <translation>%1 wurde auf der Platte geändert, und hier gibt es nicht gespeicherte Änderungen. Das Neuladen lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>%1 changed on disk.</source>
        <translation>%1 wurde auf der Platte geändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>The language changes when Hashrange starts again.</source>
        <translation>Die Sprache wechselt beim nächsten Start von Hashrange.</translation>
    </message>
    <message>
        <source>Add table %1</source>
        <translation>Tabelle %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add index %1</source>
        <translation>Index %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add entity type %1</source>
        <translation>Entitätstyp %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add an item to %1</source>
        <translation>Item zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>New access pattern</source>
        <translation>Neues Zugriffsmuster</translation>
    </message>
    <message>
        <source>Add an access pattern</source>
        <translation>Zugriffsmuster hinzufügen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>CreateTable JSON of %1 copied</source>
        <translation>CreateTable-JSON von %1 kopiert</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>About Hashrange</source>
        <translation>Über Hashrange</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Hashrange %1&lt;/h3&gt;&lt;p&gt;A workbench for designing DynamoDB tables from their access patterns.&lt;/p&gt;&lt;p&gt;Requests run on an engine of its own; DynamoDB and AWS are names of Amazon.com, Inc., which has no part in this program.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Hashrange %1&lt;/h3&gt;&lt;p&gt;Eine Werkbank, um DynamoDB-Tabellen aus ihren Zugriffsmustern zu entwerfen.&lt;/p&gt;&lt;p&gt;Anfragen laufen auf einer eigenen Engine; DynamoDB und AWS sind Namen von Amazon.com, Inc., das an diesem Programm keinen Anteil hat.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot hold %Ln thing(s) of this model.</source>
        <translation>
            <numerusform>%1 fasst %Ln Teil dieses Modells nicht.</numerusform>
            <numerusform>%1 fasst %Ln Teile dieses Modells nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %Ln item(s)</source>
        <translation>
            <numerusform>%Ln Item duplizieren</numerusform>
            <numerusform>%Ln Items duplizieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln Item</numerusform>
            <numerusform>%Ln Items</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is open in another Hashrange. Whoever saves last overwrites what the other saved.</source>
        <translation>%1 ist in einem anderen Hashrange offen. Wer zuletzt speichert, überschreibt, was der andere gespeichert hat.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compare with the file on disk</source>
        <translation>Mit der Datei auf der Platte vergleichen</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Databases (%1)</source>
        <translation>Datenbanken (%1)</translation>
    </message>
</context>
<context>
    <name>app::ModelForm</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename the model to %1</source>
        <translation>Modell in %1 umbenennen</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Change the model&apos;s author</source>
        <translation>Autor des Modells ändern</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Describe the model</source>
        <translation>Modell beschreiben</translation>
    </message>
    <message>
        <source>Select a table, an index, an entity type, an item or an access pattern to see and edit it here.</source>
        <translation>Wähle eine Tabelle, einen Index, einen Entitätstyp, ein Item oder ein Zugriffsmuster, um es hier zu sehen und zu bearbeiten.</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>Erstellt %1</translation>
    </message>
    <message>
        <source>Last changed %1</source>
        <translation>Zuletzt geändert %1</translation>
    </message>
</context>
<context>
    <name>app::Navigator</name>
    <message>
        <source>Navigator</source>
        <translation>Navigator</translation>
    </message>
    <message>
        <source>Add to the model</source>
        <translation>Zum Modell hinzufügen</translation>
    </message>
</context>
<context>
    <name>app::NavigatorModel</name>
    <message>
        <source>Access patterns</source>
        <translation>Zugriffsmuster</translation>
    </message>
    <message>
        <source>has errors</source>
        <translation>hat Fehler</translation>
    </message>
    <message>
        <source>has warnings</source>
        <translation>hat Warnungen</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln Item</numerusform>
            <numerusform>%Ln Items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::NumberField</name>
    <message>
        <source>This is no whole number.</source>
        <translation>Das ist keine ganze Zahl.</translation>
    </message>
</context>
<context>
    <name>app::OptionalNumbers</name>
    <message>
        <source>A number is needed here.</source>
        <translation>Hier wird eine Zahl gebraucht.</translation>
    </message>
</context>
<context>
    <name>app::PagedItemModel</name>
    <message>
        <source>%1: not read yet</source>
        <translation>%1: noch nicht gelesen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: absent</source>
        <translation>%1: fehlt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>app::PatternForm</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Change the operation of %1</source>
        <translation>Operation von %1 ändern</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Change the table of %1</source>
        <translation>Tabelle von %1 ändern</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Change the index of %1</source>
        <translation>Index von %1 ändern</translation>
    </message>
    <message>
        <source>Key condition</source>
        <translation>Schlüsselbedingung</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Change %2 of %1</source>
        <translation>%2 von %1 ändern</translation>
    </message>
    <message>
        <source>None: the table itself</source>
        <translation>Keiner: die Tabelle selbst</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>attribute name</source>
        <translation>Attributname</translation>
    </message>
    <message>
        <source>Set %2 of %1</source>
        <translation>%2 von %1 setzen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) read</source>
        <translation>
            <numerusform>%Ln Item gelesen</numerusform>
            <numerusform>%Ln Items gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln returned</source>
        <translation>
            <numerusform>%Ln geliefert</numerusform>
            <numerusform>%Ln geliefert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln page(s)</source>
        <translation>
            <numerusform>%1 auf %Ln Seite</numerusform>
            <numerusform>%1 auf %Ln Seiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PatternMatrixModel</name>
    <message>
        <source>Named by a pattern, but the model has none</source>
        <translation>Von einem Muster genannt, aber im Modell nicht vorhanden</translation>
    </message>
    <message>
        <source>No pattern reads it directly</source>
        <translation>Kein Muster liest sie unmittelbar</translation>
    </message>
    <message>
        <source>No pattern uses it</source>
        <translation>Kein Muster benutzt ihn</translation>
    </message>
    <message>
        <source>Serves %1</source>
        <translation>Bedient %1</translation>
    </message>
    <message>
        <source>Serves %1; %2 not</source>
        <translation>Bedient %1; %2 nicht</translation>
    </message>
    <message>
        <source>Table or index</source>
        <translation>Tabelle oder Index</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
</context>
<context>
    <name>app::PatternModel</name>
    <message>
        <source>Wastes %1 %</source>
        <translation>Verschwendet %1 %</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Read / returned</source>
        <translation>Gelesen / geliefert</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
</context>
<context>
    <name>app::PatternsWorkspace</name>
    <message>
        <source>Show patterns</source>
        <translation>Muster zeigen</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Alle ausführen</translation>
    </message>
    <message>
        <source>Run every pattern on the sample data</source>
        <translation>Jedes Muster auf den Beispieldaten ausführen</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Add an access pattern</source>
        <translation>Zugriffsmuster hinzufügen</translation>
    </message>
    <message>
        <source>Access patterns</source>
        <translation>Zugriffsmuster</translation>
    </message>
    <message>
        <source>No access patterns yet</source>
        <translation>Noch keine Zugriffsmuster</translation>
    </message>
    <message>
        <source>List the reads and writes that the application makes. Each is run on the sample data, and its verdict stands beside it.</source>
        <translation>Liste die Lese- und Schreibzugriffe der Anwendung auf. Jeder läuft auf den Beispieldaten, und sein Urteil steht daneben.</translation>
    </message>
    <message>
        <source>Add pattern</source>
        <translation>Muster hinzufügen</translation>
    </message>
    <message>
        <source>New access pattern</source>
        <translation>Neues Zugriffsmuster</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Failing %1</source>
        <translation>Misslungen %1</translation>
    </message>
    <message>
        <source>Reads %1</source>
        <translation>Lesend %1</translation>
    </message>
    <message>
        <source>Writes %1</source>
        <translation>Schreibend %1</translation>
    </message>
    <message>
        <source>%1 of %2 served by one cheap operation</source>
        <translation>%1 von %2 durch eine billige Operation bedient</translation>
    </message>
    <message>
        <source>Which index earns its keep</source>
        <translation>Welcher Index sich lohnt</translation>
    </message>
    <message>
        <source>Patterns by table and index</source>
        <translation>Muster nach Tabelle und Index</translation>
    </message>
</context>
<context>
    <name>app::PlaceholderModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation>Platzhalter</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>Steht für</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
</context>
<context>
    <name>app::PlaceholderView</name>
    <message>
        <source>Enter an attribute</source>
        <translation>Attribut eingeben</translation>
    </message>
    <message>
        <source>Enter a value</source>
        <translation>Wert eingeben</translation>
    </message>
    <message>
        <source>Type of %1</source>
        <translation>Typ von %1</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Wert von %1</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>app::ProblemModel</name>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Found no more: %1</source>
        <translation>Nicht mehr gefunden: %1</translation>
    </message>
    <message>
        <source>Why it stays</source>
        <translation>Warum es bleibt</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>app::ProblemsView</name>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Which problems</source>
        <translation>Welche Probleme</translation>
    </message>
    <message>
        <source>Every rule holds for the tables, indexes, items and patterns of this model.</source>
        <translation>Jede Regel gilt für Tabellen, Indizes, Items und Muster dieses Modells.</translation>
    </message>
    <message>
        <source>Nothing accepted</source>
        <translation>Nichts akzeptiert</translation>
    </message>
    <message>
        <source>A problem that is meant so can be accepted with a reason. It is kept in the model&apos;s file, listed here, and no longer counts.</source>
        <translation>Ein Problem, das so gemeint ist, kannst du mit einem Grund akzeptieren. Er wird in der Datei des Modells aufbewahrt, hier aufgeführt, und es zählt nicht mehr.</translation>
    </message>
    <message>
        <source>Accept with a reason…</source>
        <translation>Mit Grund akzeptieren…</translation>
    </message>
    <message>
        <source>Accept all of this rule in the table…</source>
        <translation>Alles von dieser Regel in der Tabelle akzeptieren…</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Why it matters</source>
        <translation>Warum es zählt</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Errors %1</source>
        <translation>Fehler %1</translation>
    </message>
    <message>
        <source>Warnings %1</source>
        <translation>Warnungen %1</translation>
    </message>
    <message>
        <source>Hints %1</source>
        <translation>Hinweise %1</translation>
    </message>
    <message>
        <source>Accepted %1</source>
        <translation>Akzeptiert %1</translation>
    </message>
    <message>
        <source>Accepted: %1</source>
        <translation>Akzeptiert: %1</translation>
    </message>
    <message>
        <source>%1 · %2 · AWS: %3</source>
        <translation>%1 · %2 · AWS: %3</translation>
    </message>
    <message>
        <source>Accept with a reason</source>
        <translation>Mit Grund akzeptieren</translation>
    </message>
    <message>
        <source>%1.
Why does it stay as it is?</source>
        <translation>%1.
Warum bleibt es so?</translation>
    </message>
    <message>
        <source>Accept a problem</source>
        <translation>Ein Problem akzeptieren</translation>
    </message>
    <message>
        <source>Withdraw an acceptance</source>
        <translation>Eine Zustimmung zurücknehmen</translation>
    </message>
    <message>
        <source>About the finding</source>
        <translation>Über den Befund</translation>
    </message>
</context>
<context>
    <name>app::ProposalDialog</name>
    <message>
        <source>Nothing new in the items</source>
        <translation>Nichts Neues in den Items</translation>
    </message>
    <message>
        <source>Every item has an entity type already, or there are no items to learn from.</source>
        <translation>Jedes Item hat schon einen Entitätstyp, oder es gibt keine Items, aus denen sich etwas lernen ließe.</translation>
    </message>
    <message>
        <source>Find entity types of %1</source>
        <translation>Entitätstypen von %1 finden</translation>
    </message>
    <message>
        <source>What the items show</source>
        <translation>Was die Items zeigen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Accept all</source>
        <translation>Alle übernehmen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Accept none</source>
        <translation>Keine übernehmen</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Übernehmen</translation>
    </message>
    <message numerus="yes">
        <source>Looking at %Ln item(s)…</source>
        <translation>
            <numerusform>%Ln Item wird angesehen …</numerusform>
            <numerusform>%Ln Items werden angesehen …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entity type(s) chosen.</source>
        <translation>
            <numerusform>%Ln Entitätstyp gewählt.</numerusform>
            <numerusform>%Ln Entitätstypen gewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 items (%3) then have one.</source>
        <translation>%1 von %2 Items (%3) haben dann einen.</translation>
    </message>
    <message>
        <source>The model has changed since; look at its items again.</source>
        <translation>Das Modell hat sich seitdem geändert; sieh dir seine Items noch einmal an.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entity type(s) of %1</source>
        <translation>
            <numerusform>%Ln Entitätstyp von %1</numerusform>
            <numerusform>%Ln Entitätstypen von %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ProposalModel</name>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1 von %2 · %3</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>%1 of them %2</source>
        <translation>%1 davon %2</translation>
    </message>
    <message>
        <source>Entity type %1</source>
        <translation>Entitätstyp %1</translation>
    </message>
    <message>
        <source>Key template %1</source>
        <translation>Schlüsselvorlage %1</translation>
    </message>
    <message>
        <source>Attribute %1</source>
        <translation>Attribut %1</translation>
    </message>
    <message>
        <source>Relation %1</source>
        <translation>Beziehung %1</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Items that show it</source>
        <translation>Items, die es zeigen</translation>
    </message>
    <message>
        <source>Such as</source>
        <translation>Zum Beispiel</translation>
    </message>
</context>
<context>
    <name>app::QueryWorkspace</name>
    <message>
        <source>Nothing run yet</source>
        <translation>Noch nichts ausgeführt</translation>
    </message>
    <message>
        <source>Say what to read at the left, or choose an access pattern, and press Ctrl+Enter. It runs on a sandbox with the sample items of this design; nothing is changed.</source>
        <translation>Sage links, was gelesen werden soll, oder wähle ein Zugriffsmuster und drücke Strg+Eingabe. Es läuft in einer Sandbox mit den Beispiel-Items dieses Entwurfs; nichts wird geändert.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Alt+PgDown</source>
        <translation>Alt+PgDown</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Alle Seiten</translation>
    </message>
    <message>
        <source>Alt+End</source>
        <translation>Alt+End</translation>
    </message>
    <message>
        <source>Save as pattern</source>
        <translation>Als Muster speichern</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <translation>Frühere Läufe</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>Zugriffsmuster</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>What came back</source>
        <translation>Was zurückkam</translation>
    </message>
    <message>
        <source>Items returned</source>
        <translation>Gelieferte Items</translation>
    </message>
    <message>
        <source>Request as JSON</source>
        <translation>Anfrage als JSON</translation>
    </message>
    <message>
        <source>Response as JSON</source>
        <translation>Antwort als JSON</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>As DynamoDB JSON</source>
        <translation>Als DynamoDB-JSON</translation>
    </message>
    <message>
        <source>As plain JSON</source>
        <translation>Als einfaches JSON</translation>
    </message>
    <message>
        <source>As cells</source>
        <translation>Als Zellen</translation>
    </message>
    <message>
        <source>Choose an access pattern…</source>
        <translation>Zugriffsmuster wählen …</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing passed the filter.</source>
        <translation>Nichts kam durch den Filter.</translation>
    </message>
    <message>
        <source>Nothing has this key.</source>
        <translation>Nichts hat diesen Schlüssel.</translation>
    </message>
    <message>
        <source>The request was refused.</source>
        <translation>Die Anfrage wurde abgelehnt.</translation>
    </message>
    <message>
        <source>Items %1</source>
        <translation>Items %1</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n Item</numerusform>
            <numerusform>%n Items</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 so far, page %2…</source>
        <translation>%1 bisher, Seite %2 …</translation>
    </message>
    <message>
        <source>%1, page %2, more to read (LastEvaluatedKey)</source>
        <translation>%1, Seite %2, mehr zu lesen (LastEvaluatedKey)</translation>
    </message>
    <message>
        <source>%1, last page (no LastEvaluatedKey)</source>
        <translation>%1, letzte Seite (kein LastEvaluatedKey)</translation>
    </message>
    <message>
        <source>Run %1, %2</source>
        <translation>Lauf %1, %2</translation>
    </message>
    <message>
        <source>%1; the run after it failed</source>
        <translation>%1; der Lauf danach misslang</translation>
    </message>
    <message>
        <source>%1, before the request changed</source>
        <translation>%1, bevor die Anfrage geändert wurde</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>%1  %2  %3</source>
        <translation>%1  %2  %3</translation>
    </message>
    <message>
        <source>The item is no longer among the sample items.</source>
        <translation>Das Item ist nicht mehr unter den Beispiel-Items.</translation>
    </message>
    <message>
        <source>Show in Data</source>
        <translation>In Daten zeigen</translation>
    </message>
    <message>
        <source>Copy as DynamoDB JSON</source>
        <translation>Als DynamoDB-JSON kopieren</translation>
    </message>
    <message>
        <source>Copy as plain JSON</source>
        <translation>Als einfaches JSON kopieren</translation>
    </message>
    <message>
        <source>Copy as cells</source>
        <translation>Als Zellen kopieren</translation>
    </message>
    <message>
        <source>
… cut for display, not for Copy</source>
        <translation>
… für die Anzeige gekürzt, nicht beim Kopieren</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Program that sends the request</source>
        <translation>Programm, das die Anfrage sendet</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Sprache des Programms</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Was-wäre-wenn</translation>
    </message>
    <message>
        <source>Ctrl+Alt+W</source>
        <translation>Ctrl+Alt+W</translation>
    </message>
    <message>
        <source>Try requests that change items, then keep or roll back</source>
        <translation>Anfragen ausprobieren, die Items ändern; dann behalten oder zurücknehmen</translation>
    </message>
</context>
<context>
    <name>app::RankList</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::RelationRows</name>
    <message>
        <source>Relate to</source>
        <translation>In Beziehung setzen zu</translation>
    </message>
    <message>
        <source>Relate to…</source>
        <translation>In Beziehung setzen zu …</translation>
    </message>
    <message>
        <source>How %1 and %2 belong together</source>
        <translation>Wie %1 und %2 zusammengehören</translation>
    </message>
    <message>
        <source>one of it</source>
        <translation>eines davon</translation>
    </message>
    <message>
        <source>many of it</source>
        <translation>viele davon</translation>
    </message>
    <message>
        <source>belongs to it</source>
        <translation>gehört dazu</translation>
    </message>
    <message>
        <source>many of many</source>
        <translation>viele zu vielen</translation>
    </message>
    <message>
        <source>Remove the relation to %1</source>
        <translation>Beziehung zu %1 entfernen</translation>
    </message>
</context>
<context>
    <name>app::RequestForm</name>
    <message>
        <source>Key condition as</source>
        <translation>Schlüsselbedingung als</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Key condition expression</source>
        <translation>Ausdruck der Schlüsselbedingung</translation>
    </message>
    <message>
        <source>Filter expression</source>
        <translation>Filterausdruck</translation>
    </message>
    <message>
        <source>Projection expression</source>
        <translation>Projektionsausdruck</translation>
    </message>
    <message>
        <source>Consistent read</source>
        <translation>Konsistent lesen</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Table or index</source>
        <translation>Tabelle oder Index</translation>
    </message>
    <message>
        <source>Key condition</source>
        <translation>Schlüsselbedingung</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Names and values</source>
        <translation>Namen und Werte</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>Aufsteigend</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Absteigend</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Items read for one page, before the filter</source>
        <translation>Items, die für eine Seite gelesen werden, vor dem Filter</translation>
    </message>
    <message>
        <source>not on a GSI</source>
        <translation>nicht auf einem GSI</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>sort key</source>
        <translation>Sortierschlüssel</translation>
    </message>
    <message>
        <source>partition key</source>
        <translation>Partitionsschlüssel</translation>
    </message>
    <message>
        <source>Condition on %1</source>
        <translation>Bedingung an %1</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Wert von %1</translation>
    </message>
    <message>
        <source>Upper bound of %1</source>
        <translation>Obergrenze von %1</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>The form has no fields for this condition; it stays as text.</source>
        <translation>Das Formular hat keine Felder für diese Bedingung; sie bleibt als Text.</translation>
    </message>
    <message>
        <source>%1 set, %2 to give</source>
        <translation>%1 gesetzt, %2 fehlen</translation>
    </message>
    <message>
        <source>%1 set</source>
        <translation>%1 gesetzt</translation>
    </message>
    <message>
        <source>Column %1. %2</source>
        <translation>Spalte %1. %2</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>In %1 ändern</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>begins with</source>
        <translation>beginnt mit</translation>
    </message>
    <message>
        <source>between</source>
        <translation>zwischen</translation>
    </message>
</context>
<context>
    <name>app::ResultModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: absent</source>
        <translation>%1: fehlt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>app::ScenarioPanel</name>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>Duplicate scenario</source>
        <translation>Szenario duplizieren</translation>
    </message>
    <message>
        <source>Remove scenario</source>
        <translation>Szenario entfernen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename scenario</source>
        <translation>Szenario umbenennen</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Last</translation>
    </message>
    <message>
        <source> %</source>
        <comment>suffix</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>Months of growth</source>
        <translation>Monate Wachstum</translation>
    </message>
    <message>
        <source>Key popularity</source>
        <translation>Beliebtheit der Schlüssel</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Gleichmäßig</translation>
    </message>
    <message>
        <source>Zipf: few keys draw most</source>
        <translation>Zipf: wenige ziehen das meiste</translation>
    </message>
    <message>
        <source>A hot set</source>
        <translation>Eine heiße Gruppe</translation>
    </message>
    <message>
        <source>The newest key</source>
        <translation>Der neueste Schlüssel</translation>
    </message>
    <message>
        <source>Zipf exponent, in hundredths</source>
        <translation>Zipf-Exponent in Hundertsteln</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>As the tables are set</source>
        <translation>Wie die Tabellen es sagen</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>On-Demand</translation>
    </message>
    <message>
        <source>Provisioned</source>
        <translation>Bereitgestellt</translation>
    </message>
    <message>
        <source>Change traffic</source>
        <translation>Last ändern</translation>
    </message>
    <message>
        <source>Change months of growth</source>
        <translation>Monate Wachstum ändern</translation>
    </message>
    <message>
        <source>Change key popularity</source>
        <translation>Beliebtheit der Schlüssel ändern</translation>
    </message>
    <message>
        <source>Change capacity mode</source>
        <translation>Kapazitätsmodus ändern</translation>
    </message>
    <message>
        <source>Scenario %1 is gone.</source>
        <translation>Szenario %1 ist weg.</translation>
    </message>
    <message>
        <source>As the model says</source>
        <translation>Wie das Modell es sagt</translation>
    </message>
    <message>
        <source>Requests a second at the peak</source>
        <translation>Anfragen je Sekunde an der Spitze</translation>
    </message>
    <message>
        <source>Requests a second of %1</source>
        <translation>Anfragen je Sekunde von %1</translation>
    </message>
    <message>
        <source>Change rate of %1</source>
        <translation>Rate von %1 ändern</translation>
    </message>
    <message>
        <source>Items in production</source>
        <translation>Items im Betrieb</translation>
    </message>
    <message>
        <source>Change items of %1</source>
        <translation>Items von %1 ändern</translation>
    </message>
</context>
<context>
    <name>app::ScenarioView</name>
    <message>
        <source>Partitions at their busiest</source>
        <translation>Partitionen an ihrer Spitze</translation>
    </message>
    <message>
        <source>Heat over time</source>
        <translation>Hitze im Zeitverlauf</translation>
    </message>
    <message>
        <source>Hottest keys</source>
        <translation>Heißeste Schlüssel</translation>
    </message>
    <message>
        <source>Capacity over time</source>
        <translation>Kapazität im Zeitverlauf</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>Traffic of each partition</source>
        <translation>Last jeder Partition</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Heat of each partition over time</source>
        <translation>Hitze jeder Partition im Zeitverlauf</translation>
    </message>
    <message>
        <source>Capacity units over time</source>
        <translation>Kapazitätseinheiten im Zeitverlauf</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Size over the next 36 months</source>
        <translation>Größe in den nächsten 36 Monaten</translation>
    </message>
</context>
<context>
    <name>app::SearchButton</name>
    <message>
        <source>Go to anything</source>
        <translation>Überallhin springen</translation>
    </message>
</context>
<context>
    <name>app::Session</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>app::ShipWorkspace</name>
    <message>
        <source>Export the model</source>
        <translation>Modell exportieren</translation>
    </message>
    <message>
        <source>The open file stays what it is; an export is a copy.</source>
        <translation>Die offene Datei bleibt, was sie ist; ein Export ist eine Kopie.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Export as %1</source>
        <translation>Als %1 exportieren</translation>
    </message>
    <message>
        <source>Still to come here: CloudFormation and Terraform, a design report, deployment to DynamoDB or DynamoDB Local, and serving this model to your own programs.</source>
        <translation>Hier folgen noch: CloudFormation und Terraform, ein Entwurfsbericht, die Bereitstellung nach DynamoDB oder DynamoDB Local und ein Endpunkt dieses Modells für eigene Programme.</translation>
    </message>
    <message>
        <source>CreateTable request</source>
        <translation>CreateTable-Anfrage</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the CreateTable JSON</source>
        <translation>CreateTable-JSON kopieren</translation>
    </message>
    <message>
        <source>CreateTable JSON</source>
        <translation>CreateTable-JSON</translation>
    </message>
    <message>
        <source>CreateTable JSON of %1 copied</source>
        <translation>CreateTable-JSON von %1 kopiert</translation>
    </message>
    <message>
        <source>Holds everything in this model.</source>
        <translation>Nimmt alles in diesem Modell auf.</translation>
    </message>
    <message>
        <source>Cannot hold:</source>
        <translation>Kann nicht aufnehmen:</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Not exported. %1</source>
        <translation>Nicht exportiert. %1</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exportiert</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weiteres</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::SparsityTable</name>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>entity in index</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 of %2 items, %3</source>
        <translation>%1 von %2 Items, %3</translation>
    </message>
    <message>
        <source>%1 in the index, %2 in the table</source>
        <translation>%1 im Index, %2 in der Tabelle</translation>
    </message>
    <message>
        <source>%1 left out: %2</source>
        <translation>%1 ausgelassen: %2</translation>
    </message>
    <message>
        <source>Entries: %1, stored with overhead: %2</source>
        <translation>Einträge: %1, mit Verwaltungsaufschlag gespeichert: %2</translation>
    </message>
    <message>
        <source>%1 left out</source>
        <translation>%1 ausgelassen</translation>
    </message>
    <message>
        <source>Left out of %1</source>
        <comment>index</comment>
        <translation>In %1 ausgelassen</translation>
    </message>
    <message>
        <source>unexpected</source>
        <translation>unerwartet</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n Item</numerusform>
            <numerusform>%n Items</numerusform>
        </translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>Zum Beispiel %1</translation>
    </message>
</context>
<context>
    <name>app::StartPage</name>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>New model</source>
        <translation>Neues Modell</translation>
    </message>
    <message>
        <source>Keys cannot be changed after deployment. Start with the reads and writes they must serve.</source>
        <translation>Schlüssel lassen sich nach dem Anlegen nicht mehr ändern. Beginne mit den Zugriffen, die sie bedienen müssen.</translation>
    </message>
    <message>
        <source>List your access patterns first</source>
        <translation>Zuerst die Zugriffsmuster auflisten</translation>
    </message>
    <message>
        <source>Each read and write. Keys and indexes follow from the list.</source>
        <translation>Jeden Lese- und Schreibzugriff. Schlüssel und Indizes folgen aus der Liste.</translation>
    </message>
    <message>
        <source>Open or import a model</source>
        <translation>Modell öffnen oder importieren</translation>
    </message>
    <message>
        <source>A project file of Hashrange, or a model of NoSQL Workbench</source>
        <translation>Eine Projektdatei von Hashrange oder ein Modell von NoSQL Workbench</translation>
    </message>
    <message>
        <source>Start from a pattern</source>
        <translation>Mit einem Muster beginnen</translation>
    </message>
    <message>
        <source>Working models: open one and run it</source>
        <translation>Lauffähige Modelle: öffnen und ausführen</translation>
    </message>
    <message>
        <source>Filter patterns</source>
        <translation>Muster filtern</translation>
    </message>
    <message>
        <source>Gallery of working models</source>
        <translation>Galerie lauffähiger Modelle</translation>
    </message>
    <message>
        <source>A new model of %1 was not saved when Hashrange ended.</source>
        <translation>Ein neues Modell vom %1 war nicht gespeichert, als Hashrange endete.</translation>
    </message>
    <message>
        <source>Edits to %1 of %2 were not saved when Hashrange ended.</source>
        <translation>Änderungen an %1 vom %2 waren nicht gespeichert, als Hashrange endete.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>app::StatusLine</name>
    <message>
        <source>Show the access patterns</source>
        <translation>Zugriffsmuster zeigen</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>Probleme zeigen</translation>
    </message>
    <message>
        <source>Progress of reading</source>
        <translation>Fortschritt beim Lesen</translation>
    </message>
    <message>
        <source>Stop reading the file</source>
        <translation>Lesen der Datei anhalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Embedded engine</source>
        <translation>Eingebettete Engine</translation>
    </message>
    <message>
        <source>Requests run on the engine inside Hashrange, on the model&apos;s sample data. Nothing is sent anywhere.</source>
        <translation>Anfragen laufen auf der Engine in Hashrange, auf den Beispieldaten des Modells. Nichts wird irgendwohin gesendet.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>%1 of %2 patterns served</source>
        <translation>%1 von %2 Mustern bedient</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln Fehler</numerusform>
            <numerusform>%Ln Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln Warnung</numerusform>
            <numerusform>%Ln Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln Item</numerusform>
            <numerusform>%Ln Items</numerusform>
        </translation>
    </message>
    <message>
        <source>Show how the cost of a month comes about</source>
        <translation>Zeigt, wie die Kosten eines Monats entstehen</translation>
    </message>
    <message>
        <source>≈ %1 / month</source>
        <translation>≈ %1 / Monat</translation>
    </message>
</context>
<context>
    <name>app::TableForm</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Change the key of %1</source>
        <translation>Schlüssel von %1 ändern</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>Nach Bedarf</translation>
    </message>
    <message>
        <source>Provisioned</source>
        <translation>Bereitgestellt</translation>
    </message>
    <message>
        <source>Read and write units per second</source>
        <translation>Lese- und Schreibeinheiten je Sekunde</translation>
    </message>
    <message>
        <source>Read units per second</source>
        <translation>Leseeinheiten je Sekunde</translation>
    </message>
    <message>
        <source>Write units per second</source>
        <translation>Schreibeinheiten je Sekunde</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Set the time to live of %1</source>
        <translation>Time to Live von %1 setzen</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Stream</translation>
    </message>
    <message>
        <source>Keys only</source>
        <translation>Nur Schlüssel</translation>
    </message>
    <message>
        <source>New image</source>
        <translation>Neues Abbild</translation>
    </message>
    <message>
        <source>Old image</source>
        <translation>Altes Abbild</translation>
    </message>
    <message>
        <source>New and old images</source>
        <translation>Neues und altes Abbild</translation>
    </message>
    <message>
        <source>Set the stream of %1</source>
        <translation>Stream von %1 setzen</translation>
    </message>
    <message>
        <source>Table class</source>
        <translation>Tabellenklasse</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Standard, infrequent access</source>
        <translation>Standard, seltener Zugriff</translation>
    </message>
    <message>
        <source>Set the class of %1</source>
        <translation>Klasse von %1 setzen</translation>
    </message>
    <message>
        <source>Deletion protection</source>
        <translation>Löschschutz</translation>
    </message>
    <message>
        <source>Set the deletion protection of %1</source>
        <translation>Löschschutz von %1 setzen</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>Was darin steht</translation>
    </message>
    <message>
        <source>no entity type</source>
        <translation>kein Entitätstyp</translation>
    </message>
    <message>
        <source>Change the capacity of %1</source>
        <translation>Kapazität von %1 ändern</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>Limit the units of %1</source>
        <translation>Einheiten von %1 begrenzen</translation>
    </message>
    <message>
        <source>Auto scaling of reads</source>
        <translation>Automatische Skalierung beim Lesen</translation>
    </message>
    <message>
        <source>Auto scaling of writes</source>
        <translation>Automatische Skalierung beim Schreiben</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Target, %</source>
        <translation>Ziel, %</translation>
    </message>
    <message>
        <source>Set the auto scaling of %1</source>
        <translation>Automatische Skalierung von %1 einstellen</translation>
    </message>
    <message>
        <source>Warm throughput</source>
        <translation>Vorgewärmter Durchsatz</translation>
    </message>
    <message>
        <source>Reads per second</source>
        <translation>Lesen pro Sekunde</translation>
    </message>
    <message>
        <source>Writes per second</source>
        <translation>Schreiben pro Sekunde</translation>
    </message>
    <message>
        <source>Set the warm throughput of %1</source>
        <translation>Vorgewärmten Durchsatz von %1 einstellen</translation>
    </message>
    <message>
        <source>Protection and encryption</source>
        <translation>Schutz und Verschlüsselung</translation>
    </message>
    <message>
        <source>The table exists in an account. DynamoDB fixes its name, key and local indexes when it creates it.</source>
        <translation>Die Tabelle gibt es in einem Konto. DynamoDB legt Name, Schlüssel und lokale Indizes beim Anlegen fest.</translation>
    </message>
    <message>
        <source>Mark %1 as deployed</source>
        <translation>%1 als im Einsatz kennzeichnen</translation>
    </message>
    <message>
        <source>Mark %1 as not deployed</source>
        <translation>%1 als nicht im Einsatz kennzeichnen</translation>
    </message>
    <message>
        <source>Point-in-time recovery</source>
        <translation>Point-in-Time-Wiederherstellung</translation>
    </message>
    <message>
        <source>Days back, 1 to 35</source>
        <translation>Tage zurück, 1 bis 35</translation>
    </message>
    <message>
        <source>Set the point-in-time recovery of %1</source>
        <translation>Point-in-Time-Wiederherstellung von %1 einstellen</translation>
    </message>
    <message>
        <source>Encryption at rest</source>
        <translation>Verschlüsselung ruhender Daten</translation>
    </message>
    <message>
        <source>Key of AWS</source>
        <translation>Schlüssel von AWS</translation>
    </message>
    <message>
        <source>Key managed by AWS KMS</source>
        <translation>Von AWS KMS verwalteter Schlüssel</translation>
    </message>
    <message>
        <source>Key of your own</source>
        <translation>Eigener Schlüssel</translation>
    </message>
    <message>
        <source>Key: id, ARN or alias</source>
        <translation>Schlüssel: ID, ARN oder Alias</translation>
    </message>
    <message>
        <source>Set the encryption of %1</source>
        <translation>Verschlüsselung von %1 einstellen</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>Change the type of %1</source>
        <translation>Typ von %1 ändern</translation>
    </message>
    <message>
        <source>Declare %1 no longer</source>
        <translation>%1 nicht mehr deklarieren</translation>
    </message>
    <message>
        <source>Declare %1</source>
        <translation>%1 deklarieren</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Change the tags of %1</source>
        <translation>Tags von %1 ändern</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>Schlüssel von %1</translation>
    </message>
    <message>
        <source>Reads/s at most</source>
        <translation>Lesen/s höchstens</translation>
    </message>
    <message>
        <source>Writes/s at most</source>
        <translation>Schreiben/s höchst.</translation>
    </message>
    <message>
        <source>Time to live, by attribute</source>
        <translation>Ablaufzeit (TTL) im Attribut</translation>
    </message>
    <message>
        <source>Deployed</source>
        <translation>Im Einsatz</translation>
    </message>
</context>
<context>
    <name>app::TagRows</name>
    <message>
        <source>%1 of tag %2</source>
        <translation>%1 von Tag %2</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Remove tag %1</source>
        <translation>Tag %1 entfernen</translation>
    </message>
</context>
<context>
    <name>app::ValueDialog</name>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Plain JSON</source>
        <translation>Einfaches JSON</translation>
    </message>
    <message>
        <source>DynamoDB JSON</source>
        <translation>DynamoDB-JSON</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Base64</source>
        <translation>Base64</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>Hexadezimal</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Gezeigt als</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei …</translation>
    </message>
    <message>
        <source>Bytes from a file</source>
        <translation>Bytes aus einer Datei</translation>
    </message>
    <message>
        <source>To a file…</source>
        <translation>In eine Datei …</translation>
    </message>
    <message>
        <source>Bytes to a file</source>
        <translation>Bytes in eine Datei</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Wert von %1</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Parts of %1</source>
        <translation>Teile von %1</translation>
    </message>
    <message>
        <source>Add a part</source>
        <translation>Teil hinzufügen</translation>
    </message>
    <message>
        <source>Remove the part</source>
        <translation>Teil entfernen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The file is larger than an item may be, 400 KB.</source>
        <translation>Die Datei ist größer, als ein Item sein darf, 400 KB.</translation>
    </message>
</context>
<context>
    <name>app::ValueTreeModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln part(s)</source>
        <translation>
            <numerusform>%Ln Teil</numerusform>
            <numerusform>%Ln Teile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::WhatIfPanel</name>
    <message>
        <source>not kept</source>
        <translation>nicht behalten</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Roll back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Was-wäre-wenn</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close What-if</source>
        <translation>Was-wäre-wenn schließen</translation>
    </message>
    <message>
        <source>Requests to try</source>
        <translation>Anfragen zum Ausprobieren</translation>
    </message>
    <message>
        <source>UpdateItem {…}
DELETE FROM &quot;Table&quot; WHERE …;</source>
        <translation>UpdateItem {…}
DELETE FROM &quot;Tabelle&quot; WHERE …;</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Undo stays possible</source>
        <translation>Rückgängig bleibt möglich</translation>
    </message>
    <message>
        <source>There is no table yet</source>
        <translation>Es gibt noch keine Tabelle</translation>
    </message>
    <message>
        <source>Put item</source>
        <translation>Item schreiben</translation>
    </message>
    <message>
        <source>Update item</source>
        <translation>Item ändern</translation>
    </message>
    <message>
        <source>Delete item</source>
        <translation>Item löschen</translation>
    </message>
    <message>
        <source>PartiQL statement</source>
        <translation>PartiQL-Anweisung</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Request %1 was refused: %2</source>
        <translation>Anfrage %1 wurde abgelehnt: %2</translation>
    </message>
    <message>
        <source>%1 WRU</source>
        <translation>%1 WRU</translation>
    </message>
    <message>
        <source>%1 RRU</source>
        <translation>%1 RRU</translation>
    </message>
    <message>
        <source>Costs nothing</source>
        <translation>Kostet nichts</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 insgesamt</translation>
    </message>
    <message>
        <source>The design has changed since: try it again</source>
        <translation>Der Entwurf hat sich seither geändert: probiere es noch einmal</translation>
    </message>
    <message>
        <source>Keep the changes in the design</source>
        <translation>Die Änderungen in den Entwurf übernehmen</translation>
    </message>
    <message>
        <source>of an earlier design</source>
        <translation>zu einem früheren Entwurf</translation>
    </message>
    <message>
        <source>What-if: %1</source>
        <translation>Was-wäre-wenn: %1</translation>
    </message>
    <message numerus="yes">
        <source>What-if: %n request(s)</source>
        <translation>
            <numerusform>Was-wäre-wenn: %n Anfrage</numerusform>
            <numerusform>Was-wäre-wenn: %n Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 kept</source>
        <translation>%1 behalten</translation>
    </message>
</context>
</TS>
