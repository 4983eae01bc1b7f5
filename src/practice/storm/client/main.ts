import { endless } from './endless.ts';
import { ground } from './ground.ts';
import { heavy } from './heavy.ts';
import { routes } from './routes.ts';
import type { Behaviour } from './scene.ts';
import { signals } from './signals.ts';

const behaviours: Record<string, Behaviour> = { ...signals, ...endless, ...routes, ...ground, ...heavy };

const told = document.getElementById('weather')?.textContent;
if (told !== undefined) {
  const { id, settings } = JSON.parse(told) as { id: string; settings: Record<string, number> };
  behaviours[id]?.((name) => settings[name] ?? 0);
}
