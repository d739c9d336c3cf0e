// The JavaScript SDK v3 works unchanged against the served engine: client and document client, waiters, paginators,
// transactions. Run by node --test with HASHRANGE_CLI naming the program.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {after, before, test} from 'node:test';
import {createRequire} from 'node:module';
import path from 'node:path';

// The packages are installed in the build folder, which NODE_PACKAGES names.
const packages = createRequire(path.join(process.env.NODE_PACKAGES, 'package.json'));
const {
    DynamoDBClient, CreateTableCommand, DeleteTableCommand, GetItemCommand, PutItemCommand, TransactWriteItemsCommand,
    TransactionCanceledException, ResourceNotFoundException, paginateQuery, paginateScan, waitUntilTableExists,
    waitUntilTableNotExists,
} = packages('@aws-sdk/client-dynamodb');
const {DynamoDBDocumentClient, BatchWriteCommand, UpdateCommand} = packages('@aws-sdk/lib-dynamodb');

const TableName = 'Games';
let served, client, documents;

before(async () => {
    served = spawn(process.env.HASHRANGE_CLI, ['serve', '--port', '0'], {stdio: ['ignore', 'pipe', 'inherit']});
    const endpoint = await new Promise((resolve, reject) => {
        served.stdout.once('data', line => resolve(/http:\/\/\S+/.exec(line)?.[0]));
        served.once('exit', code => reject(new Error(`serve left with ${code}`)));
    });
    client = new DynamoDBClient({
        endpoint, region: 'eu-west-1', credentials: {accessKeyId: 'test', secretAccessKey: 'test'}, maxAttempts: 1,
    });
    documents = DynamoDBDocumentClient.from(client);
    await client.send(new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: [{AttributeName: 'player', KeyType: 'HASH'}, {AttributeName: 'at', KeyType: 'RANGE'}],
        AttributeDefinitions: [
            {AttributeName: 'player', AttributeType: 'S'}, {AttributeName: 'at', AttributeType: 'N'},
            {AttributeName: 'score', AttributeType: 'N'},
        ],
        LocalSecondaryIndexes: [{
            IndexName: 'byScore', Projection: {ProjectionType: 'KEYS_ONLY'},
            KeySchema: [{AttributeName: 'player', KeyType: 'HASH'}, {AttributeName: 'score', KeyType: 'RANGE'}],
        }],
    }));
    await waitUntilTableExists({client, maxWaitTime: 60}, {TableName});
    const puts = Array.from({length: 20}, (_, at) => ({PutRequest: {Item: {player: 'ada', at, score: (at * 7) % 20}}}));
    await documents.send(new BatchWriteCommand({RequestItems: {[TableName]: puts}}));
});

after(async () => {
    await client.send(new DeleteTableCommand({TableName}));
    await waitUntilTableNotExists({client, maxWaitTime: 60}, {TableName});
    const left = new Promise(resolve => served.once('exit', resolve));
    served.kill('SIGTERM');
    assert.equal(await left, 0);
});

test('a paginator follows an index to its end, in order', async () => {
    const scores = [];
    const pages = paginateQuery({client, pageSize: 6}, {
        TableName, IndexName: 'byScore', ScanIndexForward: false, KeyConditionExpression: 'player = :p',
        ExpressionAttributeValues: {':p': {S: 'ada'}},
    });
    for await (const page of pages) scores.push(...page.Items.map(item => Number(item.score.N)));
    assert.deepEqual(scores, Array.from({length: 20}, (_, i) => 19 - i));
});

test('parallel scan segments make the whole', async () => {
    let count = 0;
    for (const Segment of [0, 1, 2])
        for await (const page of paginateScan({client}, {TableName, Segment, TotalSegments: 3})) count += page.Count;
    assert.equal(count, 20);
});

test('numbers and binaries come back as they went', async () => {
    const item = {
        player: {S: 'types'}, at: {N: '-0.5'}, big: {N: '99999999999999999999999999999999999999'},
        bytes: {B: Uint8Array.from([0, 1, 254, 255])}, set: {NS: ['1', '2.5']}, deep: {L: [{M: {a: {NULL: true}}}]},
    };
    await client.send(new PutItemCommand({TableName, Item: item}));
    const got = await client.send(new GetItemCommand({TableName, Key: {player: item.player, at: {N: '-5E-1'}}}));
    assert.deepEqual(Buffer.from(got.Item.bytes.B), Buffer.from(item.bytes.B));
    assert.deepEqual({...got.Item, bytes: null}, {...item, bytes: null});
});

test('the document client updates', async () => {
    const got = await documents.send(new UpdateCommand({
        TableName, Key: {player: 'bob', at: 1}, UpdateExpression: 'SET tags = :t, n = if_not_exists(n, :zero) + :one',
        ExpressionAttributeValues: {':t': ['x'], ':zero': 0, ':one': 1}, ReturnValues: 'ALL_NEW',
    }));
    assert.deepEqual(got.Attributes, {player: 'bob', at: 1, tags: ['x'], n: 1});
});

test('a cancelled transaction tells its reasons', async () => {
    const Item = {player: {S: 'ada'}, at: {N: '0'}};
    const transact = new TransactWriteItemsCommand({
        TransactItems: [
            {Put: {TableName, Item: {...Item, at: {N: '99'}}}},
            {Put: {TableName, Item, ConditionExpression: 'attribute_not_exists(player)'}},
        ],
    });
    await assert.rejects(client.send(transact), error => {
        assert.ok(error instanceof TransactionCanceledException);
        assert.deepEqual(error.CancellationReasons.map(reason => reason.Code), ['None', 'ConditionalCheckFailed']);
        return true;
    });
    assert.equal((await client.send(new GetItemCommand({TableName, Key: {...Item, at: {N: '99'}}}))).Item, undefined);
});

test('an error is an instance of its class', async () => {
    const get = new GetItemCommand({TableName: 'Nowhere', Key: {id: {S: '1'}}});
    await assert.rejects(client.send(get), error => error instanceof ResourceNotFoundException);
});
