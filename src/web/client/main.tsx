import './style/colours.css';
import './style/base.css';
import './style/controls.css';
import './style/shell.css';
import './style/start.css';
import './style/lists.css';
import './style/run.css';
import './style/live.css';
import './style/question.css';
import './style/timeline.css';
import './style/result.css';
import './style/pictures.css';
import './style/watch.css';
import './style/motion.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { takeTokenFromAddress } from './server/token.ts';
import { show } from './shared/preferences.ts';

takeTokenFromAddress();
window.addEventListener('hashchange', takeTokenFromAddress);
show();

const place = document.getElementById('app');
if (place) createRoot(place).render(<App />);
