export { type Log, newLog } from './log.ts';
export { type NodeSettings, type ServerNode, startNode } from './node.ts';
