export { searchTexts, type Found, type Readable } from './engine.ts'
export { emptyPage, searchPage, type SearchArgs } from './paging.ts'
export { refuseSearch } from './refusing.ts'
export { deleteText, upsertTexts, type AddedText } from './store.ts'
