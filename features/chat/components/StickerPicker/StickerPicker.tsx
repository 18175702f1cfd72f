import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Picture } from '#design-system/picture/Picture.tsx'
import { SegmentedControl } from '#design-system/segmented-control/SegmentedControl.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { SentSticker } from '../../outbox/outgoing.ts'
import { pictureOf } from './pictureOf.ts'
import { grid, tile } from './StickerPicker.css.ts'
import type { StickerPickerQuery } from './__generated__/StickerPickerQuery.graphql.ts'

type StickerPickerProps = { communityId: string; onPick: (sticker: SentSticker) => void }

/** A sheet of stickers for each talent, the fan's oshi's first. Suspends while they load. */
export function StickerPicker({ communityId, onPick }: StickerPickerProps) {
  const intl = useIntl()
  const { node } = useLazyLoadQuery<StickerPickerQuery>(
    graphql`
      query StickerPickerQuery($communityId: ID!) @throwOnFieldError {
        node(id: $communityId) {
          ... on Community @alias(as: "community") {
            viewerMembership {
              oshi {
                id
              }
            }
            stickers {
              id
              name
              picture {
                url
                width
                height
                dominantColor
              }
              talent {
                id
                name
              }
            }
          }
        }
      }
    `,
    { communityId },
  )
  const { stickers = [], viewerMembership } = node?.community ?? {}
  const sheets = [...Map.groupBy(stickers, ({ talent }) => talent?.id ?? '')]
  const [chosen, setChosen] = useState(viewerMembership?.oshi?.id)
  const [, shown] = sheets.find(([id]) => id === chosen) ?? sheets[0] ?? []
  if (!shown)
    return (
      <Text tone="muted">
        <FormattedMessage id="chat.sticker.none" />
      </Text>
    )
  const label = intl.formatMessage({ id: 'chat.sticker.sheets' })
  return (
    <Stack gap={3}>
      {sheets.length > 1 && (
        <SegmentedControl
          label={label}
          isLabelHidden
          value={shown[0]?.talent?.id ?? ''}
          onChange={setChosen}
          options={sheets.map(([value, [first]]) => ({
            value,
            label: first?.talent?.name ?? label,
          }))}
        />
      )}
      <ul className={grid}>
        {shown.map((sticker) => (
          <li key={sticker.id}>
            <button type="button" className={tile} onClick={() => onPick(sticker)}>
              <Picture {...pictureOf(sticker)} />
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
