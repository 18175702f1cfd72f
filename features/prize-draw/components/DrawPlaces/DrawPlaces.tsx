import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { DrawPlaces_draw$key } from './__generated__/DrawPlaces_draw.graphql.ts'
import { list, row, section } from './DrawPlaces.css.ts'

/** Which entries won, by their numbers; nothing before the drawing. */
export function DrawPlaces(props: { draw: DrawPlaces_draw$key }) {
  const { state, places } = useFragment(
    graphql`
      fragment DrawPlaces_draw on PrizeDraw @throwOnFieldError {
        state
        places {
          number
          isForfeited
          prize {
            name
          }
        }
      }
    `,
    props.draw,
  )
  if (state !== 'DRAWN') return null
  return (
    <section className={section}>
      <Stack gap={4}>
        <Heading level={2}>
          <FormattedMessage id="prizeDraw.places" />
        </Heading>
        {places.length === 0 && (
          <Text>
            <FormattedMessage id="prizeDraw.places.none" />
          </Text>
        )}
        <ol className={list}>
          {places.map(({ number, prize, isForfeited }) => (
            <li key={number} className={row}>
              <Text as="span" weight="bold" tabular>
                <FormattedMessage id="prizeDraw.number" values={{ number }} />
              </Text>
              <Text as="span" tone={isForfeited ? 'muted' : 'default'}>
                {prize.name}
                {isForfeited && <FormattedMessage id="prizeDraw.places.forfeited" />}
              </Text>
            </li>
          ))}
        </ol>
      </Stack>
    </section>
  )
}
