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
// rules/games/lighthouse/lighthouse.ts
function t(t, n) {
	let r = e(t), [i, a] = n.gaps, o = [], s = 20, c = r() % n.lanes;
	for (; s < n.steps - 100;) {
		let e = r() % 2 == 0 ? 1 : -1;
		o.push({
			step: s,
			lane: c,
			kind: +(r() % 3 == 0),
			side: e
		}), c = (c + 1 + r() % (n.lanes - 1)) % n.lanes;
		let t = i - Math.trunc((i - a) * s / n.steps);
		s += t - 8 + r() % 17;
	}
	return o;
}
var n = () => ({
	step: 0,
	ships: [],
	bearing: 500,
	wanted: {
		aim: 32,
		reach: 1
	},
	score: 0,
	docked: 0,
	wrecks: 0,
	chain: 1,
	bestChain: 1,
	isOver: !1,
	happened: []
}), r = (e, { fogEvery: t }) => Math.trunc(e / t), i = (e, t, n) => Math.trunc(n.ranges[e] * (100 - n.fogTakes * r(t, n)) / 100), a = (e, { lanes: t }) => Math.trunc((2 * e + 1) * 500 / t), o = (e, t) => a(e.lane, t) + e.side * Math.trunc(e.drift * 500 / (t.lanes * t.rocks)), s = ({ aim: e }) => Math.trunc(e * 1e3 / 63), c = (e, t, n, r, a) => Math.abs(o(e, a) - t) <= a.halfWidths[n] && e.distance <= i(n, r, a);
function l(e, t, n, i) {
	if (e.isOver) return e;
	let { step: a } = e, o = s(n) - e.bearing, l = e.bearing + Math.max(-i.turn, Math.min(i.turn, o)), u = i.drift + Math.trunc(r(a, i) / 2), d = [], f = [], { chain: p, bestChain: m, score: h, docked: g, wrecks: _ } = e;
	for (let t of e.ships) {
		let e = c(t, l, n.reach, a, i), r = {
			...t,
			isLit: e,
			hasBeenLit: t.hasBeenLit || e,
			hasLostLight: t.hasLostLight || t.hasBeenLit && !e,
			distance: e ? t.distance - i.speeds[t.kind] : t.distance,
			drift: Math.max(0, t.drift + (e ? -i.comesBack : u))
		}, { lane: o, distance: s } = r;
		if (s <= i.dock) {
			r.hasLostLight && (p = 1);
			let e = i.worth[r.kind] * p;
			h += e, g += 1, m = Math.max(m, p), p = Math.min(i.chain, p + 1), d.push({
				kind: "docked",
				lane: o,
				distance: s,
				points: e
			});
		} else r.drift >= i.rocks ? (_ += 1, p = 1, d.push({
			kind: "wrecked",
			lane: o,
			distance: s,
			points: 0
		})) : f.push(r);
	}
	for (let [e, n] of t.entries()) n.step === a && f.push({
		...n,
		id: e,
		distance: 1e3,
		drift: 0,
		isLit: !1,
		hasLostLight: !1,
		hasBeenLit: !1
	});
	let v = _ >= i.wrecks || a + 1 >= i.steps;
	return {
		step: a + 1,
		ships: f,
		bearing: l,
		wanted: n,
		score: h,
		docked: g,
		wrecks: _,
		chain: p,
		bestChain: m,
		isOver: v,
		happened: d
	};
}
// rules/games/lighthouse/tables.ts
var u = {
	steps: 1500,
	lanes: 6,
	halfWidths: [
		230,
		170,
		120,
		90
	],
	ranges: [
		640,
		800,
		940,
		1100
	],
	fogTakes: 2,
	fogEvery: 300,
	turn: 40,
	dock: 130,
	speeds: [16, 10],
	worth: [10, 20],
	rocks: 900,
	drift: 2,
	comesBack: 2,
	gaps: [60, 30],
	chain: 8,
	wrecks: 3
}, d = (e) => Math.trunc(e / 256), f = (e) => ({
	aim: Math.trunc(e % 256 / 4),
	reach: e % 4
});
// rules/games/lighthouse/watch.ts
function p(e, r, i = u) {
	let a = t(e, i), o = new Map(r.map((e) => [d(e), f(e)])), s = [{
		atMs: 0,
		night: n()
	}];
	for (let { night: e } = s[0]; !e.isOver;) e = l(e, a, o.get(e.step) ?? e.wanted, i), s.push({
		atMs: e.step * 50,
		night: e
	});
	return s;
}
export { p as framesOf };
