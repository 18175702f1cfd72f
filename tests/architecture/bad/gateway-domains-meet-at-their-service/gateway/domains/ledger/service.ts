import '../community/store.ts'
