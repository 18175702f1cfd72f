import {
  backdrop,
  band,
  beam,
  cord,
  far,
  gull,
  hills,
  lamp,
  path,
  quay,
  sea,
  spark,
  star,
  stones,
  sun,
  tower,
  wave,
} from './Backdrop.css.ts'

const stars = [24, 66, 118, 190, 236, 352]
const lamps = [30, 86, 142, 200, 258, 314, 370]
const rays = [0, 45, 90, 135, 180, 225, 270, 315]

/** The bay that a town stands in; it gets livelier with the town's name. */
export function Backdrop({ rank }: { rank: number }) {
  return (
    <svg className={backdrop} viewBox="0 0 400 440" preserveAspectRatio="none" aria-hidden>
      {stars.map((x, at) => (
        <circle key={x} className={star} cx={x} cy={14 + ((at * 17) % 34)} r="1.500" />
      ))}
      <circle className={sun} cx="322" cy="34" r="17" />
      {rank >= 5 && (
        <g className={spark}>
          {rays.map((turn) => (
            <path key={turn} d="M122 20v-7m0-5v-3" transform={`rotate(${turn} 122 30)`} />
          ))}
          {rays.map((turn) => (
            <path key={turn} d="M236 26v-6m0-4v-3" transform={`rotate(${turn + 20} 236 36)`} />
          ))}
        </g>
      )}
      {rank >= 1 && <path className={gull} d="M62 40q7-8 13 0 6-8 13 0M104 24q5-6 9 0 4-6 9 0" />}
      <path className={far} d="M0 66q60-26 130-8t130-6 140 6v60H0Z" />
      {rank >= 2 && (
        <g>
          <path className={beam} d="M376 28 232 2v22Z" />
          <path className={tower} d="M368 36h18l5 46h-28Z" />
          <path className={band} d="M366 52h22l1.500 12h-25ZM369 36v-12l8-9 8 9v12Z" />
        </g>
      )}
      <path className={hills[0]!} d="M-4 92q100-26 204-12t204-8v110H-4Z" />
      <path className={path} d="M-4 158q200-14 408 0v10q-200-14-408 0Z" />
      <path className={hills[1]!} d="M-4 168q200-14 408 0v90H-4Z" />
      <path className={path} d="M-4 244q200-12 408 0v10q-200-12-408 0Z" />
      <path className={hills[2]!} d="M-4 254q200-12 408 0v86H-4Z" />
      {rank >= 3 && (
        <g>
          <path className={cord} d="M-4 86q108 26 204 4 100 20 204-4" />
          {lamps.map((x, at) => (
            <circle key={x} className={lamp} cx={x} cy={at % 2 ? 99 : 95} r="4.500" />
          ))}
        </g>
      )}
      <path className={quay} d="M-4 330h408v20H-4Z" />
      <path className={stones} d="M40 331v18m64-18v18m70-18v18m62-18v18m70-18v18m58-18v18" />
      <path className={sea} d="M0 350h400v90H0Z" />
      <path
        className={wave}
        d="M14 372q12-7 24 0t24 0M170 366q12-7 24 0t24 0M330 374q12-7 24 0t24 0M84 424q12-7 24 0t24 0M250 428q12-7 24 0t24 0"
      />
      {rank >= 4 && (
        <g>
          {lamps.map((x) => (
            <path key={x} className={spark} d={`M${x} 356v6m0 5v3`} />
          ))}
          {lamps.map((x) => (
            <circle key={x} className={lamp} cx={x} cy="330" r="4.500" />
          ))}
        </g>
      )}
    </svg>
  )
}
