import { fakeFiles, messageFiles } from './feature.ts'
import type { Files } from './files.ts'
import { camel, pascal, sentence } from './names.ts'

/** The form of a mutation, in the feature of its domain's name, with fakes, words, and its stories. */
export function formFiles(feature: string, name: string): Files {
  const type = pascal(feature)
  const one = camel(feature)
  const act = pascal(name)
  const form = `${act}Form`
  const folder = `features/${feature}/components/${form}`
  const label = `${feature}.${one}.name`
  return {
    ...messageFiles(feature, [
      { id: label, ja: '名前', en: 'Name' },
      { id: `${feature}.${name}`, ja: sentence(name), en: sentence(name) },
    ]),
    ...fakeFiles(feature, {
      [`fake${type}`]: `export const fake${type} = fakeOf('${type}', { id: '${one}_one', name: 'ひとつめ' })`,
    }),
    [`${folder}/${form}.tsx`]: `import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import { line } from '#platform/form/values.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { ${form}_${one}$key } from './__generated__/${form}_${one}.graphql.ts'
import type { ${form}Mutation } from './__generated__/${form}Mutation.graphql.ts'

const schema = v.object({ name: line(40) })

/** What a fan may change of one ${one}. */
export function ${form}(props: { ${one}: ${form}_${one}$key }) {
  const { id, name } = useFragment(
    graphql\`
      fragment ${form}_${one} on ${type} @throwOnFieldError {
        id
        name
      }
    \`,
    props.${one},
  )
  const intl = useIntl()
  const submission = useSubmission<${form}Mutation, v.InferOutput<typeof schema>>({
    mutation: graphql\`
      mutation ${form}Mutation($input: ${act}Input!) {
        ${name}(input: $input) {
          ... on ${act}Success @alias(as: "success") {
            ${one} {
              ...${form}_${one}
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    \`,
    variables: (typed) => ({ input: { ${one}Id: id, ...typed } }),
    isRepeatable: true,
    logIn: { step: 'signup' },
  })
  const form = useForm({ schema, initial: { name }, draft: \`${name}:\${id}\`, submission })
  return (
    <Form form={form} submitLabel={intl.formatMessage({ id: '${feature}.${name}' })}>
      <TextField {...form.field('name')} label={intl.formatMessage({ id: '${label}' })} />
    </Form>
  )
}
`,
    // Under way, offline and the rest are any form's, and stand in the stories of `Form`.
    [`${folder}/${form}.stories.tsx`]: `import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { refused } from '#storybook/refused.ts'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fake${type} } from '../../fakes.ts'
import { ${form} } from './${form}.tsx'

const query = graphql\`
  query ${form}StoryQuery {
    node(id: "${one}_one") {
      ...${form}_${one} @alias(as: "${one}")
    }
  }
\`
const tooLong = { __typename: '${type}NameError', field: 'name', code: 'TOO_LONG', maxLength: 40 } as const

const meta = preview.meta({
  component: ${form},
  args: given('${one}'),
  parameters: { session: { status: 'loggedIn' }, ...fragmentStory(query, { Node: fake${type} }) },
})

export const Default = meta.story()
export const Refused = meta.story(
  refused({ ${act}Payload: () => tooLong }, '40文字までで入力してください。'),
)
`,
  }
}
