import { type RefObject, useEffect, useState } from 'react';
import { type BorrowedPicture, borrowPicture } from './picture-store.ts';

const NEAR = '600px';

/** The address of a picture while its place is near to what is in view; far away it is given back, so that memory stays small. */
export function usePicture(run: string, file: string, place: RefObject<Element | null>): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let borrowing = new AbortController();
    let borrowed: BorrowedPicture | undefined;
    let isNear = false;
    const release = () => {
      borrowing.abort();
      borrowed?.giveBack();
      borrowed = undefined;
    };
    const look = async () => {
      borrowing = new AbortController();
      const { signal } = borrowing;
      // A picture that is gone leaves its place empty.
      const picture = await borrowPicture(run, file, signal).catch(() => undefined);
      if (!picture) return;
      if (signal.aborted) return picture.giveBack();
      borrowed = picture;
      setAddress(picture.address);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        const comesNear = entry?.isIntersecting === true;
        if (comesNear === isNear) return;
        isNear = comesNear;
        if (isNear) void look();
        else {
          release();
          setAddress(undefined);
        }
      },
      { rootMargin: NEAR, scrollMargin: NEAR } as IntersectionObserverInit,
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      release();
    };
  }, [run, file, place]);
  return address;
}
