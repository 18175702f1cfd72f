import { ink, shore } from './StepMap.css.ts'

const houses = [
  [196, 34, 40] as const,
  [244, 42, 34] as const,
  [286, 30, 44] as const,
  [338, 40, 36] as const,
  [382, 46, 30] as const,
]

/** Where the road ends: houses with their lights on, and boats that are in. */
export function Harbour() {
  return (
    <svg className={shore} viewBox="0 0 640 112" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path className={ink.sand} d="M0 54c90-20 180-8 320-8s230-12 320 8v30H0Z" />
      {houses.map(([x, top, width]) => (
        <g key={x}>
          <path className={ink.house} d={`M${x} ${top}h${width}V66h-${width}Z`} />
          <path
            className={ink.roof}
            d={`M${x - 4} ${top}l${width / 2 + 4}-16 ${width / 2 + 4} 16Z`}
          />
          <path className={ink.light} d={`M${x + width / 2 - 5} ${top + 8}h10v10h-10Z`} />
        </g>
      ))}
      <path className={ink.sea} d="M0 68c80-8 160 6 240 0s160-6 240 0 110 4 160 0v44H0Z" />
      <path
        className={ink.wave}
        d="M0 88c80-8 160 6 240 0s160-6 240 0 110 4 160 0v8c-50 4-80 4-160 0s-160-6-240 0-160 8-240 0Z"
      />
      <path className={ink.hull} d="M412 74h62l-12 16h-40ZM164 80h48l-9 12h-31Z" />
      <path className={ink.tower} d="M444 36v34h-24ZM448 28v42h22ZM187 52v24h-16Z" />
    </svg>
  )
}
