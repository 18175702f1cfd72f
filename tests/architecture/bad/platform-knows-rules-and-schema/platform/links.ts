import '../features/home/index.ts'
