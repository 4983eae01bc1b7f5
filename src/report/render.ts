import { renderHtml } from './html/page.ts';
import { renderMarkdown } from './markdown.ts';
import type { Report } from './report.ts';

export const formats = ['html', 'markdown', 'json'] as const;
export type Format = (typeof formats)[number];

/** What is at hand besides the report itself. */
export interface Surroundings {
  bytes: ReadonlyMap<string, Uint8Array>;
  /** Where the pictures lie. */
  folder: string;
}

/** A report as a file of this format. */
export function render(report: Report, format: Format, { bytes, folder }: Surroundings): string {
  switch (format) {
    case 'html':
      return renderHtml(report, bytes);
    case 'markdown':
      return renderMarkdown(report);
    case 'json':
      return `${JSON.stringify({ ...report, folder }, undefined, 2)}\n`;
  }
}
