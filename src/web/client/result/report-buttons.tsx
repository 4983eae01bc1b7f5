import type { ReportFormat, ReportPlace, RunDetails } from '../../protocol.ts';
import { post } from '../server/call.ts';
import { useAnswer } from '../server/use-answer.ts';
import { Icon } from '../shared/icon.tsx';
import { Trouble } from '../shared/trouble.tsx';
import { useDeed } from '../shared/use-deed.ts';
import { useWords } from '../words/words.ts';

/** The report to read, and what can be taken along. */
export function ReportButtons({ run }: { run: string }) {
  const words = useWords();
  const path = `/runs/${encodeURIComponent(run)}`;
  const { value: details } = useAnswer<RunDetails>(path);
  const { isBusy, error, begin } = useDeed();

  const fetchReport = (format: ReportFormat) => {
    // Opened before the report is made: a window that opens later is taken for a pop-up.
    const tab = format === 'html' ? window.open('about:blank', '_blank') : undefined;
    void begin(async () => {
      try {
        const { address } = await post<ReportPlace>(`${path}/report`, { format });
        if (tab) tab.location.replace(new URL(address, location.href));
        else download(address);
      } catch (error) {
        tab?.close();
        throw error;
      }
    });
  };

  return (
    <div className="reports">
      {error && <Trouble error={error} />}
      <div className="report-row">
        {(details?.formats ?? []).map((format) => (
          <button
            key={format}
            type="button"
            className={`button ${format === 'html' ? 'is-main' : ''}`}
            disabled={isBusy}
            onClick={() => fetchReport(format)}
          >
            {format === 'html' && <Icon name="report" />}
            {format === 'html' ? words.result.open : words.result[format]}
          </button>
        ))}
        <span className="soft" role="status">
          {isBusy && words.result.making}
        </span>
      </div>
    </div>
  );
}

/** The server says that it is to be kept, and under which name. */
function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}
