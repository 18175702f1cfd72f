import '../chat/components/Bubble.ts'
