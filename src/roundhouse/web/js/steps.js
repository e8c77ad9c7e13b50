/** Something that goes on step by step, slowly, and begins again; it stands still for those who ask for less motion. */
import { useEffect, useState } from "preact/hooks";

const STEP = 1500; // milliseconds

/** @param {number} last @param {number} first @returns {number} from `first` to `last`, some of them twice at the end */
export function useSteps(last, first) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const [step, setStep] = useState(calm ? last : first);
  useEffect(() => {
    if (calm) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setStep((now) => (now >= last + 5 ? first : now + 1));
    }, STEP);
    return () => clearInterval(timer);
  }, [last, first, calm]);
  return Math.min(step, last);
}
