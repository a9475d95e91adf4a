/** Pictures that will be wanted at once: fetched before, so that nobody faces an empty frame. */
import { useEffect } from 'react';
import { engraved } from './Engraving.tsx';

/** So long the table itself comes first. */
const LATER = 1500;

export function usePictures(pictures: readonly string[]): void {
  const all = pictures.join(' ');
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const picture of all.split(' ').filter(Boolean)) new Image().src = engraved(picture);
    }, LATER);
    return () => clearTimeout(timer);
  }, [all]);
}
