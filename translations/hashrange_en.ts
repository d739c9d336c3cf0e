<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>app::AttributePopup</name>
    <message numerus="yes">
        <source>Set on %n item(s)</source>
        <translation>
            <numerusform>Set on %n item</numerusform>
            <numerusform>Set on %n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ChangeFrames</name>
    <message numerus="yes">
        <source>%n more change(s)</source>
        <translation>
            <numerusform>%n more change</numerusform>
            <numerusform>%n more changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ChangeModel</name>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>%Ln added</numerusform>
            <numerusform>%Ln added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln removed</numerusform>
            <numerusform>%Ln removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln changed</numerusform>
            <numerusform>%Ln changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::CollectionModel</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::CollectionView</name>
    <message numerus="yes">
        <source>%n item collection(s)</source>
        <translation>
            <numerusform>%n item collection</numerusform>
            <numerusform>%n item collections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item collection(s) in %1</source>
        <translation>
            <numerusform>%n item collection in %1</numerusform>
            <numerusform>%n item collections in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::DataWorkspace</name>
    <message numerus="yes">
        <source>%n item(s) selected</source>
        <translation>
            <numerusform>%n item selected</numerusform>
            <numerusform>%n items selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n collection(s)</source>
        <translation>
            <numerusform>in %n collection</numerusform>
            <numerusform>in %n collections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n item(s)</source>
        <translation>
            <numerusform>Duplicate %n item</numerusform>
            <numerusform>Duplicate %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n item(s)</source>
        <translation>
            <numerusform>Delete %n item</numerusform>
            <numerusform>Delete %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n item(s)</source>
        <translation>
            <numerusform>Paste %n item</numerusform>
            <numerusform>Paste %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n cell(s)</source>
        <translation>
            <numerusform>Paste %n cell</numerusform>
            <numerusform>Paste %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear %n cell(s)</source>
        <translation>
            <numerusform>Clear %n cell</numerusform>
            <numerusform>Clear %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n value(s)</source>
        <translation>
            <numerusform>Replace in %n value</numerusform>
            <numerusform>Replace in %n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) exported to %1</source>
        <translation>
            <numerusform>%n item exported to %1</numerusform>
            <numerusform>%n items exported to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::DatabaseView</name>
    <message numerus="yes">
        <source>%Ln table(s)</source>
        <translation>
            <numerusform>%Ln table</numerusform>
            <numerusform>%Ln tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) in this collection</source>
        <translation>
            <numerusform>%Ln item in this collection</numerusform>
            <numerusform>%Ln items in this collection</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) left out: without its key</source>
        <translation>
            <numerusform>%Ln item left out: without its key</numerusform>
            <numerusform>%Ln items left out: without its key</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln item</numerusform>
            <numerusform>%Ln items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) of %1 taken</source>
        <translation>
            <numerusform>%Ln item of %1 taken</numerusform>
            <numerusform>%Ln items of %1 taken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::EntityForm</name>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln item</numerusform>
            <numerusform>%Ln items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ExplainPanel</name>
    <message numerus="yes">
        <source>%n item(s) of %1 are not in the sandbox, as DynamoDB would refuse them. %2</source>
        <translation>
            <numerusform>%n item of %1 is not in the sandbox, as DynamoDB would refuse it. %2</numerusform>
            <numerusform>%n items of %1 are not in the sandbox, as DynamoDB would refuse them. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ExplainStrip</name>
    <message numerus="yes">
        <source>%n returned</source>
        <translation>
            <numerusform>%n returned</numerusform>
            <numerusform>%n returned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n filtered out</source>
        <translation>
            <numerusform>%n filtered out</numerusform>
            <numerusform>%n filtered out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not read</source>
        <translation>
            <numerusform>%n not read</numerusform>
            <numerusform>%n not read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::FindBar</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::GenerateDialog</name>
    <message numerus="yes">
        <source>Generate %n item(s)</source>
        <translation>
            <numerusform>Generate %n item</numerusform>
            <numerusform>Generate %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) generated for %1</source>
        <translation>
            <numerusform>%n item generated for %1</numerusform>
            <numerusform>%n items generated for %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln row(s) looked at</source>
        <translation>
            <numerusform>The first %Ln row looked at</numerusform>
            <numerusform>The first %Ln rows looked at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more row(s)</source>
        <translation>
            <numerusform>%Ln more row</numerusform>
            <numerusform>%Ln more rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n item(s)</source>
        <translation>
            <numerusform>Import %n item</numerusform>
            <numerusform>Import %n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::Inspector</name>
    <message numerus="yes">
        <source>One of %Ln selected items</source>
        <translation>
            <numerusform>One of %Ln selected items</numerusform>
            <numerusform>One of %Ln selected items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ItemGridModel</name>
    <message numerus="yes">
        <source>in %n item(s)</source>
        <translation>
            <numerusform>in %n item</numerusform>
            <numerusform>in %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of another type</source>
        <translation>
            <numerusform>%n of another type</numerusform>
            <numerusform>%n of another type</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::MainWindow</name>
    <message numerus="yes">
        <source>%1 cannot hold %Ln thing(s) of this model.</source>
        <translation>
            <numerusform>%1 cannot hold %Ln thing of this model.</numerusform>
            <numerusform>%1 cannot hold %Ln things of this model.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %Ln item(s)</source>
        <translation>
            <numerusform>Duplicate %Ln item</numerusform>
            <numerusform>Duplicate %Ln items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln item</numerusform>
            <numerusform>%Ln items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::NavigatorModel</name>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln item</numerusform>
            <numerusform>%Ln items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PatternForm</name>
    <message numerus="yes">
        <source>%Ln item(s) read</source>
        <translation>
            <numerusform>%Ln item read</numerusform>
            <numerusform>%Ln items read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln returned</source>
        <translation>
            <numerusform>%Ln returned</numerusform>
            <numerusform>%Ln returned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln page(s)</source>
        <translation>
            <numerusform>%1 in %Ln page</numerusform>
            <numerusform>%1 in %Ln pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ProposalDialog</name>
    <message numerus="yes">
        <source>Looking at %Ln item(s)…</source>
        <translation>
            <numerusform>Looking at %Ln item…</numerusform>
            <numerusform>Looking at %Ln items…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entity type(s) chosen.</source>
        <translation>
            <numerusform>%Ln entity type chosen.</numerusform>
            <numerusform>%Ln entity types chosen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entity type(s) of %1</source>
        <translation>
            <numerusform>%Ln entity type of %1</numerusform>
            <numerusform>%Ln entity types of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::QueryWorkspace</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::RankList</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ShipWorkspace</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::SparsityTable</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::StatusLine</name>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln warning</numerusform>
            <numerusform>%Ln warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln item</numerusform>
            <numerusform>%Ln items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ValueTreeModel</name>
    <message numerus="yes">
        <source>%Ln part(s)</source>
        <translation>
            <numerusform>%Ln part</numerusform>
            <numerusform>%Ln parts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::WhatIfPanel</name>
    <message numerus="yes">
        <source>What-if: %n request(s)</source>
        <translation>
            <numerusform>What-if: %n request</numerusform>
            <numerusform>What-if: %n requests</numerusform>
        </translation>
    </message>
</context>
</TS>
