import '../../tests/support.ts'
