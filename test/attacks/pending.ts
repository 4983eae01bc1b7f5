import type { Pending } from './case.ts';

/** Attacks on parts that are not there yet. */
export const pending: readonly Pending[] = [
  { id: 'A008', class: 'carrier', title: 'a link that gives our own page a task', needs: 'the web page' },
  { id: 'A017', class: 'carrier', title: 'orders in what another MCP server says', needs: 'MCP' },
  { id: 'A025', class: 'exfiltration', title: 'a picture from elsewhere in the last answer', needs: 'the web page' },
  { id: 'A026', class: 'exfiltration', title: 'a link full of data in the last answer', needs: 'the web page' },
  { id: 'A084', class: 'local-ui-mcp', title: 'our own page in a frame', needs: 'the web page' },
  { id: 'A087', class: 'local-ui-mcp', title: 'an MCP client that approves by itself', needs: 'MCP' },
  { id: 'A088', class: 'local-ui-mcp', title: 'MCP over HTTP without a token', needs: 'MCP' },
  { id: 'A093', class: 'local-ui-mcp', title: 'a worker that forges an approval', needs: 'the fleet' },
];
