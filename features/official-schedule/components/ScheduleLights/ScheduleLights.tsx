import { light, lights } from './ScheduleLights.css.ts'

/** A penlight of as many colours as talents take part, in the community's own where it is the station's. */
export function ScheduleLights({ palettes }: { palettes: readonly string[] }) {
  return (
    <span className={lights} aria-hidden>
      {(palettes.length > 0 ? palettes : [undefined]).map((palette, at) => (
        <span key={at} className={light} data-palette={palette} />
      ))}
    </span>
  )
}
