import '../../../app/App.ts'
