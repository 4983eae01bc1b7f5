/** The flag H of the code of signals: "I have a pilot on board." */
export function Flag() {
  return (
    <svg className="flag" viewBox="0 0 30 20" aria-hidden="true">
      <rect className="white" width="15" height="20" />
      <rect className="red" x="15" width="15" height="20" />
    </svg>
  );
}
