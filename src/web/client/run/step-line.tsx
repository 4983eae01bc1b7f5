import type { StoryLine } from '../story/story.ts';
import { DeedLine } from './deed-line.tsx';
import { ExchangeLine } from './exchange-line.tsx';
import { NoteLine } from './note-line.tsx';

export function StepLine({ line }: { line: StoryLine }) {
  switch (line.kind) {
    case 'deed':
      return <DeedLine deed={line} />;
    case 'note':
      return <NoteLine note={line} />;
    case 'exchange':
      return <ExchangeLine exchange={line} />;
  }
}
