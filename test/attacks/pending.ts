import type { Pending } from './case.ts';

/** Attacks on parts that are not there yet. */
export const pending: readonly Pending[] = [
  { id: 'A017', class: 'carrier', title: 'orders in what another MCP server says', needs: 'MCP' },
  { id: 'A087', class: 'local-ui-mcp', title: 'an MCP client that approves by itself', needs: 'MCP' },
  { id: 'A088', class: 'local-ui-mcp', title: 'MCP over HTTP without a token', needs: 'MCP' },
  { id: 'A093', class: 'local-ui-mcp', title: 'a worker that forges an approval', needs: 'the fleet' },
];
