import { isOnThisMachine, localModel, localServers, probe } from './local-servers.ts';
import type { Checked, Choice, Looking } from './looking.ts';

/** Milliseconds. Who is here answers at once. */
const LOCAL_CHECK = 300;

/** A server on this machine that has a model. All are asked at once, so that together they take no longer than one. */
export async function byLocalServers(looking: Looking): Promise<Choice | undefined> {
  const { fetch, note } = looking;
  const probed = await Promise.all(
    localServers(looking).map(async (server): Promise<{ server: typeof server; told: Checked }> => {
      if (isOnThisMachine(server.url)) return { server, told: await probe(server, LOCAL_CHECK, fetch) };
      const trouble = `is not on this machine, so it is asked only when it is configured: ${server.name}/<model>`;
      return { server, told: { trouble } };
    }),
  );
  for (const { server, told } of probed) if ('trouble' in told) note(`${server.title} (${server.url})`, told.trouble);
  for (const { server, told } of probed)
    if ('model' in told) {
      const because = `${server.title} is running at ${server.url}${told.note ? `; ${told.note}` : ''}`;
      return { model: localModel(server, told.model, fetch), because };
    }
  return undefined;
}
