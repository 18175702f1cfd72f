import '../../platform/clock.ts'
