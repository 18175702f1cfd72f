import { fakeOf } from '../fake.ts'
import { fakeImage } from '../fakeImage.ts'

/** A gift that is read, for whoever may open it. */
export const fakeBookGift = fakeOf('BookGift', {
  id: 'specialgift_book',
  name: '放送されなかった六つの夜',
  pageCount: 2,
  pages: [
    {
      number: 1,
      picture: fakeImage('scene-radio-booth'),
      text: '一夜目　電池\n\nマイクの前に座る前に、いつも懐中電灯の電池を替えます。停電したことは一度もないのに。\n「替えた夜は、何も起きない夜になるんだよ。お守りって、そういうものでしょう」',
    },
    {
      number: 2,
      picture: null,
      text: '二夜目　二時の自動販売機\n\n港の自動販売機は、二時になると一本だけ「売切」の灯りが消えます。何が買えるのか、まだ誰も知りません。',
    },
  ],
})
