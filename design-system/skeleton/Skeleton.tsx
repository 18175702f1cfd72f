import { skeleton } from './Skeleton.css.ts'

interface SkeletonProps {
  /** CSS pixels, or any CSS length: `60%`. */
  width: number | string
  height: number | string
  /** `none` where what it stands for, or its frame, has its own corners. */
  radius?: 'none' | 'control' | 'card' | 'full'
}

/** Holds the place of what is loading, in its shape. Unseen for the first 200 ms. */
export function Skeleton({ width, height, radius = 'control' }: SkeletonProps) {
  return <span aria-hidden className={skeleton({ radius })} style={{ width, height }} />
}
