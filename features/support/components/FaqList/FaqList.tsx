import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { Figure } from '#features/errors/index.ts'
import { SupportTopic } from '#schema/enums.generated.ts'
import { searchFaq } from '../../searchFaq.ts'
import type { FaqList_tenant$key } from './__generated__/FaqList_tenant.graphql.ts'
import { FaqEntry } from './FaqEntry.tsx'
import { list } from './FaqList.css.ts'

/** What is often asked, by what it is about; typing leaves what holds all the words. */
export function FaqList(props: { tenant: FaqList_tenant$key }) {
  const { faq } = useFragment(
    graphql`
      fragment FaqList_tenant on Tenant @throwOnFieldError {
        faq {
          id
          topic
          question
          answer
          ...FaqEntry_entry
        }
      }
    `,
    props.tenant,
  )
  const intl = useIntl()
  const [typed, setTyped] = useState('')
  const found = searchFaq(faq, typed)
  const groups = SupportTopic.map((topic) => ({
    topic,
    entries: found.filter((entry) => entry.topic === topic),
  })).filter(({ entries }) => entries.length > 0)
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="medium">
        <FormattedMessage id="support.faq.title" />
      </Heading>
      {faq.length === 0 ? (
        <Text tone="muted">
          <FormattedMessage id="support.faq.empty" />
        </Text>
      ) : (
        <TextField
          type="search"
          label={intl.formatMessage({ id: 'support.faq.search' })}
          isLabelHidden
          placeholder={intl.formatMessage({ id: 'support.faq.placeholder' })}
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={setTyped}
        />
      )}
      <div role="status">
        {typed.trim() !== '' && found.length > 0 && (
          <Text key={found.length} size="small" tone="muted">
            <FormattedMessage id="support.faq.found" values={{ count: found.length }} />
          </Text>
        )}
        {faq.length > 0 && found.length === 0 && (
          <EmptyState
            headingLevel={3}
            figure={<Figure name="not-found" />}
            title={intl.formatMessage({ id: 'support.faq.none.title' }, { words: typed.trim() })}
            body={<FormattedMessage id="support.faq.none.body" />}
            action={
              <Button tone="neutral" emphasis="outline" onClick={() => setTyped('')}>
                <FormattedMessage id="support.faq.none.all" />
              </Button>
            }
          />
        )}
      </div>
      <Stack gap={8}>
        {groups.map(({ topic, entries }) => (
          <Stack key={topic} gap={2}>
            <Heading level={3} size="small">
              <FormattedMessage id={`support.topic.${topic}`} />
            </Heading>
            <div className={list}>
              {entries.map((entry) => (
                <FaqEntry key={entry.id} entry={entry} />
              ))}
            </div>
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
}
