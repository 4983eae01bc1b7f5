import { useEffect, useRef } from 'react';
import type { LiveEvent, LiveNote } from '../model.ts';

const RECONNECT_MS = 1500;
const listeners = new Set<(event: LiveEvent) => void>();
let socket: WebSocket | undefined;

/** Keeps a line to the server open for as long as the page lives. */
export function connect(): void {
  const address = new URL('/live', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  socket = new WebSocket(address);
  socket.onmessage = ({ data }) => {
    const event = JSON.parse(String(data)) as LiveEvent;
    for (const listener of listeners) listener(event);
  };
  socket.onclose = () => setTimeout(connect, RECONNECT_MS);
}

/** Lost without a word when the line is down: these notes matter only now. */
export function tell(note: LiveNote): boolean {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(note));
  return true;
}

export function useLive(handle: (event: LiveEvent) => void): void {
  const latest = useRef(handle);
  latest.current = handle;
  useEffect(() => {
    const listener = (event: LiveEvent) => latest.current(event);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
