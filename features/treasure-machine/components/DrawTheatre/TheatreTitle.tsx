import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { kindWord } from '../../kindWord.ts'
import type { TheatreTitle_draw$key } from './__generated__/TheatreTitle_draw.graphql.ts'

/** What came, in words: the best by name, and of ten how many are new. */
export function TheatreTitle(props: { draw: TheatreTitle_draw$key }) {
  const { picks } = useFragment(
    graphql`
      fragment TheatreTitle_draw on TreasureDraw @throwOnFieldError {
        picks {
          isNew
          prize {
            kind
            name
            rank
          }
        }
      }
    `,
    props.draw,
  )
  const intl = useIntl()
  const best = picks.filter(({ prize }) => prize.rank === 'S' && prize.kind !== 'BLANK')
  const isBlank = picks.every(({ prize }) => prize.kind === 'BLANK')
  const nameOf = (prize: { readonly kind: string; readonly name: string }) =>
    intl.formatMessage(
      { id: 'treasure.theatre.bestOne' },
      { name: prize.name, kind: kindWord(intl, prize) ?? 'none' },
    )
  const fresh = picks.filter(({ isNew }) => isNew).length
  return (
    <>
      <Heading level={2}>
        <FormattedMessage
          id={
            best.length > 0
              ? 'treasure.theatre.best'
              : isBlank
                ? 'treasure.theatre.blank'
                : 'treasure.theatre.result'
          }
          values={{ count: picks.length }}
        />
      </Heading>
      {picks.length > 1 && (
        <Text as="div" size="small" weight="medium" lines={2}>
          {best.length > 0 ? (
            <FormattedList value={[...new Set(best.map(({ prize }) => nameOf(prize)))]} />
          ) : (
            <FormattedMessage id="treasure.theatre.fresh" values={{ count: fresh }} />
          )}
        </Text>
      )}
    </>
  )
}
