import { graphql, useFragment } from 'react-relay'
import { Countdown } from './Countdown.tsx'
import type { PageBlocks_page$key } from './__generated__/PageBlocks_page.graphql.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { ItemsBlock } from './ItemsBlock.tsx'
import { MachinesBlock } from './MachinesBlock.tsx'
import { blocks } from './PageBlocks.css.ts'
import { PictureBlock } from './PictureBlock.tsx'
import { ScheduleBlock } from './ScheduleBlock.tsx'
import { TalentsBlock } from './TalentsBlock.tsx'
import { TextBlock } from './TextBlock.tsx'
import { VideoBlock } from './VideoBlock.tsx'

/** A page's blocks, one below the other. One of a kind that this build does not know yet is left out. */
export function PageBlocks(props: { page: PageBlocks_page$key }) {
  const page = useFragment(
    graphql`
      fragment PageBlocks_page on LandingPage @throwOnFieldError {
        blocks {
          ...TextBlock_block @alias(as: "text")
          ...PictureBlock_block @alias(as: "picture")
          ...TalentsBlock_block @alias(as: "talents")
          ...ItemsBlock_block @alias(as: "items")
          ...MachinesBlock_block @alias(as: "machines")
          ...ScheduleBlock_block @alias(as: "schedule")
          ...Countdown_block @alias(as: "countdown")
          ...CodeBlock_block @alias(as: "code")
          ...VideoBlock_block @alias(as: "video")
        }
      }
    `,
    props.page,
  )
  return (
    <div className={blocks}>
      {page.blocks?.map((block, at) => {
        if (block.text) return <TextBlock key={at} block={block.text} />
        if (block.picture) return <PictureBlock key={at} block={block.picture} />
        if (block.talents) return <TalentsBlock key={at} block={block.talents} />
        if (block.items) return <ItemsBlock key={at} block={block.items} />
        if (block.machines) return <MachinesBlock key={at} block={block.machines} />
        if (block.schedule) return <ScheduleBlock key={at} block={block.schedule} />
        if (block.countdown) return <Countdown key={at} block={block.countdown} />
        if (block.video) return <VideoBlock key={at} block={block.video} />
        return block.code && <CodeBlock key={at} block={block.code} />
      })}
    </div>
  )
}
