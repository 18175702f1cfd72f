import type { LandingPageRow, PageBlock } from './tables.ts'

const typeNames = {
  text: 'LandingTextBlock',
  picture: 'LandingPictureBlock',
  talents: 'LandingTalentsBlock',
  items: 'LandingItemsBlock',
  machines: 'LandingMachinesBlock',
  schedule: 'LandingScheduleBlock',
  countdown: 'LandingCountdownBlock',
  code: 'LandingCodeBlock',
  video: 'LandingVideoBlock',
} as const

type Read<Block> = Block extends PageBlock
  ? Block & { __typename: (typeof typeNames)[Block['kind']]; communityId: string }
  : never

/** A block with the name of its type, and of whose community it is. */
export function readBlock(
  block: PageBlock,
  { communityId }: Pick<LandingPageRow, 'communityId'>,
): Read<PageBlock> {
  return { ...block, __typename: typeNames[block.kind], communityId } as Read<PageBlock>
}
