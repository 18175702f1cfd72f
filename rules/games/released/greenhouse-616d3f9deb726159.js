// rules/games/random.ts
function e(e) {
	if (!/^[0-9a-f]{32}$/.test(e)) throw RangeError("a seed has 32 hexadecimal digits");
	let [t = 0, n = 0, r = 0, i = 0] = [
		0,
		8,
		16,
		24
	].map((t) => Number.parseInt(e.slice(t, t + 8), 16) | 0), a = () => {
		let e = (t + n | 0) + i | 0;
		return i = i + 1 | 0, t = n ^ n >>> 9, n = r + (r << 3) | 0, r = (r << 21 | r >>> 11) + e | 0, e >>> 0;
	};
	for (let e = 0; e < 15; e += 1) a();
	return a;
}
function t(t, n) {
	let r = e(t), i = n.weights.reduce((e, t) => e + t, 0);
	return {
		plants: Array.from({ length: n.turns }, () => {
			let e = r() % i;
			return n.weights.findIndex((t) => (e -= t) < 0) + 1;
		}),
		weeds: Array.from({ length: Math.floor(n.turns / n.weedEvery) }, r)
	};
}
var n = ({ size: e }) => ({
	cells: Array.from({ length: e * e }, () => 0),
	turn: 0,
	score: 0,
	best: 0,
	isOver: !1,
	merges: [],
	weedAt: null
});
function r(e, { size: t }) {
	let n = e % (2 * t - 2);
	return n < t ? n : 2 * t - 2 - n;
}
var i = ({ cells: e, isOver: t }, n) => !t && Number.isInteger(n) && n >= 0 && n < e.length && e[n] === 0;
function a(e, t) {
	let n = e % t;
	return [
		e >= t ? e - t : -1,
		n > 0 ? e - 1 : -1,
		n < t - 1 ? e + 1 : -1,
		e < t * (t - 1) ? e + t : -1
	].filter((e) => e >= 0);
}
function o(e, t, n) {
	let r = [t];
	for (let i of r) for (let o of a(i, n)) e[o] === e[t] && !r.includes(o) && r.push(o);
	return r;
}
function s(e, t, { plants: n, weeds: r }, a) {
	if (!i(e, t)) throw RangeError(`nothing may be planted at ${t}`);
	let o = [...e.cells];
	o[t] = n[e.turn];
	let s = c(o, t, e.turn, a), u = e.turn + 1, d = u % a.weedEvery === 0 ? l(o, r[u / a.weedEvery - 1]) : null;
	return d !== null && (o[d] = -1), {
		cells: o,
		turn: u,
		score: s.reduce((e, { points: t }) => e + t, e.score),
		best: Math.max(e.best, ...s.map(({ level: e }) => e || a.points.length + 2)),
		isOver: u === a.turns || !o.includes(0),
		merges: s,
		weedAt: d
	};
}
function c(e, t, n, i) {
	let { size: s, points: c, chains: l } = i, u = [], d = t % s === r(n, i);
	for (; e[t] !== 0;) {
		let n = o(e, t, s);
		if (n.length < 3) break;
		let r = Math.min(e[t], c.length) - 1, i = e[t] > c.length ? 0 : e[t] + 1, f = u.length + 1, p = [...new Set(n.flatMap((e) => a(e, s)))].filter((t) => e[t] === -1);
		for (let t of [...n, ...p]) e[t] = 0;
		e[t] = i;
		let m = c[r] * n.length * (l[f - 1] ?? l.at(-1)) * (d ? 2 : 1);
		u.push({
			from: n,
			level: i,
			chain: f,
			isSunny: d,
			points: m,
			weeded: p
		});
	}
	return u;
}
function l(e, t) {
	let n = e.flatMap((e, t) => e === 0 ? [t] : []);
	return n[t % n.length] ?? null;
}
// rules/games/greenhouse/tables.ts
var u = {
	size: 5,
	turns: 40,
	weights: [
		5,
		10,
		20,
		28,
		25,
		12
	],
	points: [
		10,
		30,
		90,
		270,
		810,
		2430
	],
	chains: [
		1,
		3,
		6,
		10
	],
	weedEvery: 5
}, d = ({ tick: e, cell: t }) => e * 32 + t, f = 2500, p = 600;
function m(e, r, i = u) {
	let a = t(e, i), o = (e, t) => ({
		atMs: e,
		house: t,
		hand: a.plants.slice(t.turn, t.turn + 3)
	}), c = [o(0, n(i))], l = 0;
	for (let e of r) {
		let t = c.at(-1), n = Math.trunc(e / 32), r = Math.max(p, Math.min(f, n - l));
		l = n, c.push(o(t.atMs + r, s(t.house, e % 32, a, i)));
	}
	return c;
}
export { m as framesOf, d as inputOf };
