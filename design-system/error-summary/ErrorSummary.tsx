import type { Ref } from 'react'
import { Banner } from '../banner/Banner.tsx'
import { textLink } from '../text-link/TextLink.css.ts'
import { frame, list } from './ErrorSummary.css.ts'

interface ErrorSummaryProps {
  /** 「3か所をご確認ください。」 */
  title: string
  /** What is wrong, each with the name of its field. */
  items: readonly { name: string; words: string }[]
  /** Takes the reader to the field. */
  onChoose: (name: string) => void
  /** To be focused when the form is refused. */
  ref?: Ref<HTMLDivElement>
}

/** All that is wrong with a form, over it; each line leads to its field. */
export function ErrorSummary({ title, items, onChoose, ref }: ErrorSummaryProps) {
  return (
    <div ref={ref} tabIndex={-1} className={frame}>
      <Banner tone="danger" title={title}>
        <ul className={list}>
          {items.map(({ name, words }) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className={textLink({ tone: 'inherit' })}
                onClick={(event) => {
                  event.preventDefault()
                  onChoose(name)
                }}
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
