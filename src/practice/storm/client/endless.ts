import { type Behaviour, tell } from './scene.ts';

export const endless: Record<string, Behaviour> = {
  'long-poll': async (strength) => {
    for (;;) {
      const response = await fetch(`/poll?ms=${strength('ms')}`);
      const { news } = (await response.json()) as { news: string };
      tell(news);
    }
  },

  events: (strength) => {
    const source = new EventSource(`/events?ms=${strength('ms')}`);
    source.addEventListener('message', (event: MessageEvent<string>) => tell(event.data));
  },

  socket: (strength) => {
    const socket = new WebSocket(`ws://${location.host}/socket?ms=${strength('ms')}`);
    let heard = 0;
    socket.addEventListener('open', () => socket.send('hello'));
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      heard += 1;
      tell(event.data);
      if (heard % 10 === 0) socket.send(`heard ${heard}`);
    });
  },

  beacons: () => {
    for (const type of ['click', 'keydown', 'focusin', 'change', 'scroll', 'pointermove', 'submit', 'pagehide'])
      window.addEventListener(type, () => navigator.sendBeacon('/beacon', type), { capture: true, passive: true });
    navigator.sendBeacon('/beacon', 'load');
  },

  timers: (strength) => {
    let ticks = 0;
    for (let timer = 0; timer < strength('n'); timer += 1)
      window.setInterval(
        () => {
          ticks += 1;
        },
        50 + (timer % 400),
      );
    const draw = () => {
      tell(String(ticks));
      window.requestAnimationFrame(draw);
    };
    draw();
    window.setTimeout(() => location.reload(), 86_400_000);
  },
};
