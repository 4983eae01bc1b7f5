import './base.css';
import './overlays.css';
import './layout.css';
import './sidebar.css';
import './toolbar.css';
import './list.css';
import './conversation.css';
import './attachments.css';
import './compose.css';
import './chat.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { DeskProvider } from './desk.tsx';
import { connect } from './live.ts';
import { navigate } from './router.tsx';

// The server has remembered these in cookies; in the address they would only stick to every link.
const here = new URL(location.href);
here.searchParams.delete('lang');
here.searchParams.delete('visitor');
navigate(here.pathname + here.search, { replace: true });

const place = document.getElementById('app');
if (place)
  createRoot(place).render(
    <DeskProvider>
      <App />
    </DeskProvider>,
  );
connect();
