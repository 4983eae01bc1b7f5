import type { ReactNode } from 'react';

/** Where the browser is, and what the page calls itself: plain text, whatever a page writes there. */
export function AddressBar({ url, title, children }: { url: string; title: string; children?: ReactNode }) {
  return (
    <div className="address-bar">
      <div className="address-words">
        <p className="title" dir="auto">
          {title}
        </p>
        <p className="url">{url === 'about:blank' ? '' : url}</p>
      </div>
      {children}
    </div>
  );
}
