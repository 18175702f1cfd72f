import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/treasure-machine.ts'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Image } from '#features/media/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { DrawnGoods } from './DrawnGoods.tsx'
import { PrizeKind } from '../PrizeGrid/PrizeKind.tsx'
import { rankWord } from '../../rankWord.ts'
import type { DrawListItem_draw$key } from './__generated__/DrawListItem_draw.graphql.ts'
import { item, picture, piece, pieces } from './DrawList.css.ts'

/** When, for what, what came, and the way to check it. */
export function DrawListItem(props: { draw: DrawListItem_draw$key }) {
  const draw = useFragment(
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
          isLocked
          prize {
            kind
            name
            rank
            picture {
              ...Image_image
            }
          }
        }
        ...DrawnGoods_draw
      }
    `,
    props.draw,
  )
  const { id, at, freeCoins, paidCoins, tickets, points, machine, picks } = draw
  const intl = useIntl()
  const { dayAndTime } = useTokyoTime()
  const locked = picks.filter(({ isLocked }) => isLocked).length
  const paidBy = paidWith({ isLot: machine.item != null, tickets, points, freeCoins, paidCoins })
  return (
    <li className={item}>
      <Text size="small" tone="muted" tabular>
        <FormattedMessage
          id={`treasure.draws.${paidBy}`}
          values={{ instant: dayAndTime(at), free: freeCoins, paid: paidCoins, tickets, points }}
        />
      </Text>
      <ul className={pieces({ isMany: picks.length > 1 })}>
        {picks.map(({ slot, isNew, isLocked, prize }) => (
          <li key={slot} className={piece}>
            <span className={picture}>
              <Image image={prize.picture} ratio={0.75} isWhole isDecorative />
            </span>
            <Text size="caption" weight={prize.rank === 'S' ? 'bold' : 'regular'} lines={2}>
              <FormattedMessage
                id="treasure.odds.row"
                values={{ rank: rankWord(intl, prize), name: prize.name }}
              />
            </Text>
            <PrizeKind prize={prize} />
            {isLocked && (
              <Icon name="lock" size={16} label={intl.formatMessage({ id: 'treasure.locked' })} />
            )}
            {isNew && !isLocked && (
              <Chip tone="accent">
                <FormattedMessage id="treasure.new" />
              </Chip>
            )}
          </li>
        ))}
      </ul>
      {locked > 0 && (
        <Text size="small" tone="muted">
          <FormattedMessage id="treasure.draws.locked" values={{ count: locked }} />
        </Text>
      )}
      <DrawnGoods draw={draw} />
      <TextLink href={paths.draw({ treasure_draw_id: id })}>
        <FormattedMessage id="treasure.draws.verify" />
      </TextLink>
    </li>
  )
}

type Taken = Record<'tickets' | 'points' | 'freeCoins' | 'paidCoins', number> & { isLot: boolean }

/** What a draw was paid with; nothing, where it was free. */
function paidWith({ isLot, tickets, points, freeCoins, paidCoins }: Taken) {
  if (tickets > 0) return isLot ? 'lots' : 'tickets'
  if (points > 0) return 'points'
  return freeCoins + paidCoins > 0 ? 'coins' : 'free'
}
