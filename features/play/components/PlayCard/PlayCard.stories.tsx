import { Picture } from '#design-system/picture/Picture.tsx'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { PlayCard, PlayCards } from './PlayCard.tsx'
import { PlayCardsSkeleton } from './PlayCardsSkeleton.tsx'

const picture = (art: string) => (
  <Picture
    {...{ src: `/art/${art}.svg`, width: 1200, height: 800, alt: '', dominantColor: '#0f1544' }}
    ratio={3 / 2}
  />
)

const meta = preview.meta({
  component: PlayCards,
  args: {
    children: (
      <>
        <PlayCard href="/a" picture={picture('scene-greenhouse')} name="温室" note="きょうのゲーム">
          きょうの1回が待っています
        </PlayCard>
        <PlayCard href="/b" picture={picture('scene-lighthouse-dawn')} name="灯台">
          あと3回
        </PlayCard>
      </>
    ),
  },
  parameters: { impossible: { Empty: 'A part without things is not shown.' } },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const LongText = meta.story({
  args: {
    children: (
      <PlayCard
        href="/a"
        picture={picture('scene-harbour-night')}
        name="夜明けまで起きてる会の記念トレジャーマシン"
        note="きょうのゲーム"
      >
        お買い上げ1点ごとに1口、だれでも1日1回は無料で応募
      </PlayCard>
    ),
  },
})
export const Loading = meta.story({ render: () => <PlayCardsSkeleton /> })
