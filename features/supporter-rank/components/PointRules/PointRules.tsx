import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { lookOf } from '../../sources.ts'
import type { PointRules_season$key } from './__generated__/PointRules_season.graphql.ts'
import { brought, list, row, sign, words } from './PointRules.css.ts'

/** What brings how many points, and what it has brought the fan. */
export function PointRules(props: { season: PointRules_season$key }) {
  const { rules } = useFragment(
    graphql`
      fragment PointRules_season on SupporterSeason @throwOnFieldError {
        rules {
          source
          points
          per
          mostPerDay
          viewerPoints
        }
      }
    `,
    props.season,
  )
  const isPaid = rules.some(({ source }) => source === 'PURCHASE')
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>
        <FormattedMessage id="supporter-rank.rules" />
      </Heading>
      <ul className={list}>
        {rules.map(({ source, points, per, mostPerDay: most, viewerPoints }) => (
          <li key={source} className={row}>
            <span className={sign}>
              <Icon name={lookOf[source]} size={20} />
            </span>
            <span className={words}>
              <Text as="span" weight="medium">
                <FormattedMessage id={`supporter-rank.rule.${source}`} />
              </Text>
              <Text as="span" size="caption" tone="muted">
                {per === 1 ? (
                  <FormattedMessage id="supporter-rank.rule.each" values={{ points, most }} />
                ) : (
                  <FormattedMessage id="supporter-rank.rule.yen" values={{ points, most, per }} />
                )}
              </Text>
            </span>
            {viewerPoints != null && (
              <span className={brought}>
                <Text as="span" size="small" weight="medium" tabular>
                  <FormattedMessage
                    id="supporter-rank.rule.brought"
                    values={{ points: viewerPoints }}
                  />
                </Text>
              </span>
            )}
          </li>
        ))}
      </ul>
      <Stack gap={1}>
        <Text size="small" tone="muted">
          <FormattedMessage id="supporter-rank.rules.private" />
        </Text>
        {isPaid && (
          <Text size="small" tone="muted">
            <FormattedMessage id="supporter-rank.rules.free" />{' '}
            <FormattedMessage id="supporter-rank.rules.refund" />
          </Text>
        )}
      </Stack>
    </Stack>
  )
}
