import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Image } from '#features/media/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { paths } from '../../paths.ts'
import type { DrawListItem_draw$key } from './__generated__/DrawListItem_draw.graphql.ts'
import { item, picture, piece, pieces } from './DrawList.css.ts'

/** When, for what, what came, and the way to check it. */
export function DrawListItem(props: { draw: DrawListItem_draw$key }) {
  const { id, at, freeCoins, paidCoins, tickets, points, machine, picks } = useFragment(
    graphql`
      fragment DrawListItem_draw on TreasureDraw @throwOnFieldError {
        id
        at
        freeCoins
        paidCoins
        tickets
        points
        machine {
          item {
            id
          }
        }
        picks {
          slot
          isNew
          prize {
            name
            rank
            picture {
              ...Image_image
            }
          }
        }
      }
    `,
    props.draw,
  )
  const { dayAndTime } = useTokyoTime()
  const paidBy = tickets > 0 ? (machine.item ? 'lots' : 'tickets') : points > 0 ? 'points' : 'coins'
  return (
    <li className={item}>
      <Text size="small" tone="muted" tabular>
        <FormattedMessage
          id={`treasure.draws.${paidBy}`}
          values={{ instant: dayAndTime(at), free: freeCoins, paid: paidCoins, tickets, points }}
        />
      </Text>
      <ul className={pieces({ isMany: picks.length > 1 })}>
        {picks.map(({ slot, isNew, prize }) => (
          <li key={slot} className={piece}>
            <span className={picture}>
              <Image image={prize.picture} ratio={0.75} isDecorative />
            </span>
            <Text size="caption" weight={prize.rank === 'S' ? 'bold' : 'regular'} lines={2}>
              <FormattedMessage
                id="treasure.odds.row"
                values={{ rank: prize.rank, name: prize.name }}
              />
            </Text>
            {isNew && (
              <Chip tone="accent">
                <FormattedMessage id="treasure.new" />
              </Chip>
            )}
          </li>
        ))}
      </ul>
      <TextLink href={paths.draw({ treasure_draw_id: id })}>
        <FormattedMessage id="treasure.draws.verify" />
      </TextLink>
    </li>
  )
}
