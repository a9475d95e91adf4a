import type { ReactNode } from 'react';

/** What all Map cards on a page share: flagstones and trodden earth. */
export function Patterns(): ReactNode {
  return (
    <svg className="sr" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="dnr-flags" width="68" height="68" patternUnits="userSpaceOnUse" x="-34" y="-34">
          <path
            d="M0 0H68M0 34H68M17 0V34M51 34V68M0 34V68M34 34V34M44 0V34"
            fill="none"
            stroke="#2b241b"
            strokeWidth="2.4"
            opacity="0.55"
          />
          <path d="M2 3H15M46 37H49M3 37H47" stroke="#b9ad92" strokeWidth="1.4" opacity="0.35" fill="none" />
          <path d="M24 12l6 9-4 8M58 46l-6 8" stroke="#2b241b" strokeWidth="1.2" opacity="0.5" fill="none" />
        </pattern>
        <pattern id="dnr-earth" width="46" height="46" patternUnits="userSpaceOnUse">
          <path
            d="M6 9h5M26 5h3M38 20h5M14 28h4M31 36h6M5 40h3"
            stroke="#4d3d1f"
            strokeWidth="3"
            strokeLinecap="round"
            opacity="0.6"
            fill="none"
          />
          <path
            d="M20 16h3M40 40h2M9 20h2"
            stroke="#c9b684"
            strokeWidth="2.5"
            strokeLinecap="round"
            opacity="0.5"
          />
        </pattern>
      </defs>
    </svg>
  );
}
