import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import type { TreasurePrizeKind } from '#schema/types.generated.ts'
import { kindWord } from '../../kindWord.ts'
import type { PrizeGrid_machine$key } from './__generated__/PrizeGrid_machine.graphql.ts'
import { grid, chips, item } from './PrizeGrid.css.ts'

/** What can come, the highest rank first, with what the fan has of it already. */
export function PrizeGrid(props: { machine: PrizeGrid_machine$key }) {
  const { prizes } = useFragment(
    graphql`
      fragment PrizeGrid_machine on TreasureMachine @throwOnFieldError {
        prizes {
          id
          rank
          variant
          kind
          name
          isFeatured
          left
          supplied
          viewerCount
          picture {
            ...Image_image
          }
        }
      }
    `,
    props.machine,
  )
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>
        <FormattedMessage id="treasure.prizes.title" />
      </Heading>
      <ul className={grid}>
        {prizes.map(({ id, rank, variant, name, isFeatured, picture, ...counts }) => (
          <li key={id} className={item}>
            <Image image={picture} ratio={0.75} isWhole isDecorative />
            <span className={chips}>
              <Chip tone={variant !== 'BLANK' && rank === 'S' ? 'accent' : 'neutral'}>
                {variant === 'BLANK' ? (
                  <FormattedMessage id="treasure.blank" />
                ) : (
                  <FormattedMessage id="treasure.rank" values={{ rank }} />
                )}
              </Chip>
              {variant === 'PITY' && (
                <Chip>
                  <FormattedMessage id="treasure.byPity" />
                </Chip>
              )}
              {isFeatured && (
                <Chip icon="star">
                  <FormattedMessage id="treasure.featured" />
                </Chip>
              )}
            </span>
            <Text size="small" weight="medium">
              {name}
            </Text>
            <Counts {...counts} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

type CountsProps = {
  /** Coins and tickets say it by their name. */
  kind: TreasurePrizeKind
  left?: number | null
  supplied?: number | null
  viewerCount: number
}

/** What it is, how many the fan has, and how many are left in the box. */
function Counts({ kind, left, supplied, viewerCount }: CountsProps) {
  const word = kindWord(useIntl(), { kind })
  return (
    <Text size="caption" tone="muted" tabular>
      {word}
      {word !== null && (viewerCount > 0 || left != null) && '・'}
      {viewerCount > 0 && <FormattedMessage id="treasure.owned" values={{ count: viewerCount }} />}
      {viewerCount > 0 && left != null && '・'}
      {left != null && (
        <FormattedMessage
          id="treasure.box.prizeLeft"
          values={{ left, supplied: supplied ?? left }}
        />
      )}
    </Text>
  )
}
