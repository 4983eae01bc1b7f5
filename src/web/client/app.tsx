import { GrantsView } from './lists/grants-view.tsx';
import { HistoryView } from './lists/history-view.tsx';
import { ModelsView } from './lists/models-view.tsx';
import { SettingsView } from './lists/settings-view.tsx';
import { RunView } from './run/run-view.tsx';
import { token } from './server/token.ts';
import { useRoute } from './shared/use-route.ts';
import { useStore } from './shared/use-store.ts';
import { Shell } from './shell/shell.tsx';
import { TokenForm } from './shell/token-form.tsx';
import { StartView } from './start/start-view.tsx';
import { WatchView } from './watch/watch-view.tsx';

export function App() {
  const key = useStore(token);
  const route = useRoute();
  if (key === undefined) return <TokenForm />;
  return (
    <Shell route={route}>
      {route.view === 'start' && <StartView />}
      {route.view === 'run' && <RunView key={route.run} run={route.run} />}
      {route.view === 'runs' && <HistoryView />}
      {route.view === 'watch' && <WatchView />}
      {route.view === 'grants' && <GrantsView />}
      {route.view === 'settings' && <SettingsView />}
      {route.view === 'models' && <ModelsView />}
    </Shell>
  );
}
