import type { IconName } from '#design-system/icon/Icon.tsx'

const icons: ReadonlyMap<string, IconName> = new Map([
  ['ImageViewGift', 'eye'],
  ['ImageDownloadGift', 'arrowDown'],
  ['SoundGift', 'sound'],
  ['BookGift', 'copy'],
  ['LinkGift', 'link'],
  ['FanBadgeGift', 'star'],
])

/** What stands for a gift of this type. */
export const iconOf = (typename: string): IconName => icons.get(typename) ?? 'sparkle'
