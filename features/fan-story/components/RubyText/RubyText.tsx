import { Fragment } from 'react'
import { readRuby } from '#rules/ruby.ts'

/** A text whose marked words, as in `｜漢字《かんじ》`, carry their readings above them. */
export function RubyText({ text }: { text: string }) {
  let at = 0
  return readRuby(text).map(({ base, reading }) => {
    const key = at
    at += base.length
    if (reading === null) return <Fragment key={key}>{base}</Fragment>
    return (
      <ruby key={key}>
        {base}
        <rp>（</rp>
        <rt>{reading}</rt>
        <rp>）</rp>
      </ruby>
    )
  })
}
