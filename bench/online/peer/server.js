// `node server.js PORT`: a boardgame.io server as it comes, with its tables in memory.
// It adds its routes to a stack that is composed already; later releases of koa-compose than ours do not see them.
'use strict';

const { Server } = require('boardgame.io/server');
const { Ring } = require('./game');

const port = Number(process.argv[2]);
const server = Server({ games: [Ring], origins: [] });
server.run({ port: { port, host: '127.0.0.1' }, callback: () => console.log('ready') });
