import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Image } from '#features/media/index.ts'
import { RubyText } from '../RubyText/RubyText.tsx'
import type { BookPage_page$key } from './__generated__/BookPage_page.graphql.ts'
import { leaf, picture, told } from './Book.css.ts'

type BookPageProps = {
  page: BookPage_page$key
  count: number
  /** It is read now or next: its picture is loaded ahead. */
  isNear: boolean
}

/** A page: its picture, and under it what it tells, as text. */
export function BookPage({ count, isNear, ...props }: BookPageProps) {
  const page = useFragment(
    graphql`
      fragment BookPage_page on StoryPage @throwOnFieldError {
        number
        text
        picture {
          ...Image_image
        }
      }
    `,
    props.page,
  )
  const { number, text } = page
  const label = useIntl().formatMessage({ id: 'story.book.page' }, { number, count })
  return (
    <li className={leaf} dir="ltr" aria-label={label}>
      <span className={picture}>
        <Image image={page.picture} ratio={4 / 3} priority={isNear} />
      </span>
      <p className={told}>
        <RubyText text={text} />
      </p>
    </li>
  )
}
